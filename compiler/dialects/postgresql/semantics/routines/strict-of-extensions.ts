const binary =
  'contains containsproperly coveredby covers crosses disjoint equals intersects overlaps touches within'

/**
 * Functions of pgvector, earthdistance, intarray and PostGIS that give NULL for NULL alone, in the form of the list in
 * routine-nulls.ts. A distance of PostGIS is not among them: an empty geometry has none.
 */
export const strictOfExtensions = `
  binary_quantize cosine_distance earth_box earth_distance gc_to_sec hamming_distance icount idx
  inner_product intset jaccard_distance l1_distance l2_distance l2_norm l2_normalize ll_to_earth
  sec_to_gc sort sort_asc sort_desc subarray subvector uniq vector_dims vector_norm
  ${binary
    .split(' ')
    .map((name) => `st_${name}(geometry,geometry)`)
    .join(' ')}
  st_area(geometry) st_asbinary(geometry) st_asewkb(geometry) st_asewkt(geometry)
  st_asgeojson(geometry,int4,int4) st_astext(geometry) st_dwithin(geometry,geometry,float8)
  st_geometrytype(geometry) st_geomfromgeojson(text) st_geomfromtext st_isempty(geometry)
  st_isvalid(geometry) st_length(geometry) st_makeenvelope st_makepoint st_multi st_npoints
  st_perimeter(geometry) st_point st_setsrid(geometry,int4) st_srid(geometry)
  st_transform(geometry,int4)`
