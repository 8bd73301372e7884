-- +goose Up
-- +goose StatementBegin
CREATE TABLE books (
  id INTEGER PRIMARY KEY,
  title VARCHAR(40) NOT NULL
)
-- +goose StatementEnd

-- +goose Down
DROP TABLE books;
