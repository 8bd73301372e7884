/** What an engine understands and refuses, in the words of the diagnostic. */
export type Lack =
  | 'LIMIT in a subquery of IN, ANY or ALL'
  | 'GROUP_CONCAT over a window'
  | 'JSON_ARRAYAGG and JSON_OBJECTAGG over a window'
  | 'a rank or neighbour without ORDER BY'
  | 'windows over columns of an outer query'
  | 'a frame of rows that are numbered or ranked'
  | 'ORDER BY beside WITH ROLLUP'
  | 'a subquery in a row before IN, ANY or ALL'
  | 'a subquery in JSON_TABLE'
  | 'a subquery over the table that is changed'
  | 'a subquery over a table of which a DELETE of several takes rows'
