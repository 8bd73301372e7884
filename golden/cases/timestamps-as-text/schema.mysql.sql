CREATE TABLE events (id integer PRIMARY KEY, happened datetime(6) NOT NULL, seen datetime(6));
