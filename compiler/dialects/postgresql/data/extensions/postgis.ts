import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from postgis 3.6.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'postgis',
  version: '3.6.2',
  requires: [],
  schema: undefined,
  casts: `box2d ibox3d igeometry
box3d ibox ibox2d igeometry
bytea igeography igeometry
geography ibytea igeography egeometry
geometry abox ibox2d ibox3d ibytea igeography igeometry ejson ejsonb epath epoint epolygon itext
path egeometry
point egeometry
polygon egeometry
text igeometry`,
  operators: `&& box2df,box2df>bool box2df,geometry>bool geography,geography>bool geography,gidx>bool geometry,box2df>bool geometry,geometry>bool gidx,geography>bool gidx,gidx>bool
&&& geometry,geometry>bool geometry,gidx>bool gidx,geometry>bool gidx,gidx>bool
&/& geometry,geometry>bool
&< geometry,geometry>bool
&<| geometry,geometry>bool
&> geometry,geometry>bool
< geography,geography>bool geometry,geometry>bool
<#> geometry,geometry>float8
<-> geography,geography>float8 geometry,geometry>float8
<< geometry,geometry>bool
<<->> geometry,geometry>float8
<<@ geometry,geometry>bool
<<| geometry,geometry>bool
<= geography,geography>bool geometry,geometry>bool
<> geometry,geometry>bool
= geography,geography>bool geometry,geometry>bool
> geography,geography>bool geometry,geometry>bool
>= geography,geography>bool geometry,geometry>bool
>> geometry,geometry>bool
@ box2df,box2df>bool box2df,geometry>bool geometry,box2df>bool geometry,geometry>bool
@>> geometry,geometry>bool
@@ geometry,geometry>bool
|&> geometry,geometry>bool
|=| geometry,geometry>float8
|>> geometry,geometry>bool
~ box2df,box2df>bool box2df,geometry>bool geometry,box2df>bool geometry,geometry>bool
~= geometry,geometry>bool
~== geometry,geometry>bool
~~ geometry,geometry>bool
~~= geometry,geometry>bool`,
  functions: `_postgis_deprecate fs void oldname:text newname:text version:text
_postgis_index_extent fsv box2d tbl:regclass col:text
_postgis_join_selectivity fsv float8 regclass text regclass text text?
_postgis_pgsql_version fv text
_postgis_scripts_pgsql_version f text
_postgis_selectivity fsv float8 tbl:regclass att_name:text geom:geometry mode:text?
_postgis_stats fsv text tbl:regclass att_name:text text?
_st_3ddfullywithin fs bool geom1:geometry geom2:geometry float8
_st_3ddwithin fs bool geom1:geometry geom2:geometry float8
_st_3dintersects fs bool geom1:geometry geom2:geometry
_st_asgml f text int4 geometry int4 int4 text text
_st_asx3d f text int4 geometry int4 int4 text
_st_bestsrid fs int4 geography;fs int4 geography geography
_st_contains fs bool geom1:geometry geom2:geometry
_st_containsproperly fs bool geom1:geometry geom2:geometry
_st_coveredby fs bool geog1:geography geog2:geography;fs bool geom1:geometry geom2:geometry
_st_covers fs bool geog1:geography geog2:geography;fs bool geom1:geometry geom2:geometry
_st_crosses fs bool geom1:geometry geom2:geometry
_st_dfullywithin fs bool geom1:geometry geom2:geometry float8
_st_distancetree fs float8 geography geography;fs float8 geography geography float8 bool
_st_distanceuncached fs float8 geography geography;fs float8 geography geography bool;fs float8 geography geography float8 bool
_st_dwithin fs bool geom1:geometry geom2:geometry float8;fs bool geog1:geography geog2:geography tolerance:float8 use_spheroid:bool?
_st_dwithinuncached f bool geography geography float8;fs bool geography geography float8 bool
_st_equals fs bool geom1:geometry geom2:geometry
_st_expand fs geography geography float8
_st_geomfromgml f geometry text int4
_st_intersects fs bool geom1:geometry geom2:geometry
_st_linecrossingdirection fs int4 line1:geometry line2:geometry
_st_longestline fs geometry geom1:geometry geom2:geometry
_st_maxdistance fs float8 geom1:geometry geom2:geometry
_st_orderingequals fs bool geom1:geometry geom2:geometry
_st_overlaps fs bool geom1:geometry geom2:geometry
_st_pointoutside fs geography geography
_st_sortablehash fs int8 geom:geometry
_st_touches fs bool geom1:geometry geom2:geometry
_st_voronoi f geometry g1:geometry clip:geometry? tolerance:float8? return_polygons:bool?
_st_within f bool geom1:geometry geom2:geometry
addgeometrycolumn fsv text table_name:varchar column_name:varchar new_srid:int4 new_type:varchar new_dim:int4 use_typmod:bool?;fsv text schema_name:varchar table_name:varchar column_name:varchar new_srid:int4 new_type:varchar new_dim:int4 use_typmod:bool?;fsv text catalog_name:varchar schema_name:varchar table_name:varchar column_name:varchar new_srid_in:int4 new_type:varchar new_dim:int4 use_typmod:bool?
box fs box box3d;fs box geometry
box2d fs box2d box3d;fs box2d geometry
box2d_in fs box2d cstring
box2d_out fs cstring box2d
box2df_in fs box2df cstring
box2df_out fs cstring box2df
box3d fs box3d box2d;fs box3d geometry
box3d_in fs box3d cstring
box3d_out fs cstring box3d
box3dtobox fs box box3d
bytea fs bytea geography;fs bytea geometry
contains_2d fs bool box2df box2df;fs bool box2df geometry;fs bool geometry box2df
dropgeometrycolumn fsv text table_name:varchar column_name:varchar;fsv text schema_name:varchar table_name:varchar column_name:varchar;fsv text catalog_name:varchar schema_name:varchar table_name:varchar column_name:varchar
dropgeometrytable fsv text table_name:varchar;fsv text schema_name:varchar table_name:varchar;fsv text catalog_name:varchar schema_name:varchar table_name:varchar
equals fs bool geom1:geometry geom2:geometry
find_srid fsv int4 varchar varchar varchar
geography fs geography bytea;fs geography geometry;fs geography geography int4 bool
geography_cmp fs int4 geography geography
geography_distance_knn fs float8 geography geography
geography_eq fs bool geography geography
geography_ge fs bool geography geography
geography_gt fs bool geography geography
geography_in fs geography cstring oid int4
geography_le fs bool geography geography
geography_lt fs bool geography geography
geography_out fs cstring geography
geography_overlaps fs bool geography geography
geography_send fs bytea geography
geography_typmod_in fs int4 cstring[]
geography_typmod_out fs cstring int4
geometry fs geometry box2d;fs geometry box3d;fs geometry bytea;fs geometry geography;fs geometry path;fs geometry point;fs geometry polygon;fs geometry text;fs geometry geometry int4 bool
geometry_above fs bool geom1:geometry geom2:geometry
geometry_below fs bool geom1:geometry geom2:geometry
geometry_cmp fs int4 geom1:geometry geom2:geometry
geometry_contained_3d fs bool geom1:geometry geom2:geometry
geometry_contains fs bool geom1:geometry geom2:geometry
geometry_contains_3d fs bool geom1:geometry geom2:geometry
geometry_contains_nd fs bool geometry geometry
geometry_distance_box fs float8 geom1:geometry geom2:geometry
geometry_distance_centroid fs float8 geom1:geometry geom2:geometry
geometry_distance_centroid_nd fs float8 geometry geometry
geometry_distance_cpa fs float8 geometry geometry
geometry_eq fs bool geom1:geometry geom2:geometry
geometry_ge fs bool geom1:geometry geom2:geometry
geometry_gt fs bool geom1:geometry geom2:geometry
geometry_hash fs int4 geometry
geometry_in fs geometry cstring
geometry_le fs bool geom1:geometry geom2:geometry
geometry_left fs bool geom1:geometry geom2:geometry
geometry_lt fs bool geom1:geometry geom2:geometry
geometry_neq fs bool geom1:geometry geom2:geometry
geometry_out fs cstring geometry
geometry_overabove fs bool geom1:geometry geom2:geometry
geometry_overbelow fs bool geom1:geometry geom2:geometry
geometry_overlaps fs bool geom1:geometry geom2:geometry
geometry_overlaps_3d fs bool geom1:geometry geom2:geometry
geometry_overlaps_nd fs bool geometry geometry
geometry_overleft fs bool geom1:geometry geom2:geometry
geometry_overright fs bool geom1:geometry geom2:geometry
geometry_right fs bool geom1:geometry geom2:geometry
geometry_same fs bool geom1:geometry geom2:geometry
geometry_same_3d fs bool geom1:geometry geom2:geometry
geometry_same_nd fs bool geometry geometry
geometry_send fs bytea geometry
geometry_typmod_in fs int4 cstring[]
geometry_typmod_out fs cstring int4
geometry_within fs bool geom1:geometry geom2:geometry
geometry_within_nd fs bool geometry geometry
geometrytype fs text geography;fs text geometry
geomfromewkb fs geometry bytea
geomfromewkt fs geometry text
get_proj4_from_srid fs text int4
gidx_in fs gidx cstring
gidx_out fs cstring gidx
is_contained_2d fs bool box2df box2df;fs bool box2df geometry;fs bool geometry box2df
json fs json geometry
jsonb fs jsonb geometry
overlaps_2d fs bool box2df box2df;fs bool box2df geometry;fs bool geometry box2df
overlaps_geog fs bool geography gidx;fs bool gidx geography;fs bool gidx gidx
overlaps_nd fs bool geometry gidx;fs bool gidx geometry;fs bool gidx gidx
path fs path geometry
point fs point geometry
polygon fs polygon geometry
populate_geometry_columns fv text use_typmod:bool?;fv int4 tbl_oid:oid use_typmod:bool?
postgis_addbbox fs geometry geometry
postgis_constraint_dims fsv int4 geomschema:text geomtable:text geomcolumn:text
postgis_constraint_srid fsv int4 geomschema:text geomtable:text geomcolumn:text
postgis_constraint_type fsv varchar geomschema:text geomtable:text geomcolumn:text
postgis_dropbbox fs geometry geometry
postgis_extensions_upgrade fv text target_version:text?
postgis_full_version f text
postgis_geos_compiled_version f text
postgis_geos_noop fs geometry geometry
postgis_geos_version f text
postgis_getbbox fs box2d geometry
postgis_hasbbox fs bool geometry
postgis_lib_build_date f text
postgis_lib_revision f text
postgis_lib_version f text
postgis_libjson_version fs text
postgis_liblwgeom_version f text
postgis_libprotobuf_version fs text
postgis_libxml_version f text
postgis_noop fs geometry geometry
postgis_proj_compiled_version f text
postgis_proj_version f text
postgis_scripts_build_date f text
postgis_scripts_installed f text
postgis_scripts_released f text
postgis_srs fsr (auth_name:text,auth_srid:text,srname:text,srtext:text,proj4text:text,point_sw:geometry,point_ne:geometry) auth_name:text auth_srid:text
postgis_srs_all fsr (auth_name:text,auth_srid:text,srname:text,srtext:text,proj4text:text,point_sw:geometry,point_ne:geometry)
postgis_srs_codes fsr text auth_name:text
postgis_srs_search fsr (auth_name:text,auth_srid:text,srname:text,srtext:text,proj4text:text,point_sw:geometry,point_ne:geometry) bounds:geometry authname:text?
postgis_svn_version f text
postgis_transform_geometry fs geometry geom:geometry text text int4
postgis_transform_pipeline_geometry fs geometry geom:geometry pipeline:text forward:bool to_srid:int4
postgis_type_name fs varchar geomname:varchar coord_dimension:int4 use_new_name:bool?
postgis_typmod_dims fs int4 int4
postgis_typmod_srid fs int4 int4
postgis_typmod_type fs text int4
postgis_version f text
postgis_wagyu_version f text
spheroid_in fs spheroid cstring
spheroid_out fs cstring spheroid
st_3dclosestpoint fs geometry geom1:geometry geom2:geometry
st_3ddfullywithin fs bool geom1:geometry geom2:geometry float8
st_3ddistance fs float8 geom1:geometry geom2:geometry
st_3ddwithin fs bool geom1:geometry geom2:geometry float8
st_3dextent a box3d geometry
st_3dintersects fs bool geom1:geometry geom2:geometry
st_3dlength fs float8 geometry
st_3dlineinterpolatepoint fs geometry geometry float8
st_3dlongestline fs geometry geom1:geometry geom2:geometry
st_3dmakebox fs box3d geom1:geometry geom2:geometry
st_3dmaxdistance fs float8 geom1:geometry geom2:geometry
st_3dperimeter fs float8 geometry
st_3dshortestline fs geometry geom1:geometry geom2:geometry
st_addmeasure fs geometry geometry float8 float8
st_addpoint fs geometry geom1:geometry geom2:geometry;fs geometry geom1:geometry geom2:geometry int4
st_affine fs geometry geometry float8 float8 float8 float8 float8 float8;fs geometry geometry float8 float8 float8 float8 float8 float8 float8 float8 float8 float8 float8 float8
st_angle fs float8 line1:geometry line2:geometry;fs float8 pt1:geometry pt2:geometry pt3:geometry pt4:geometry?
st_area fs float8 geometry;fs float8 text;fs float8 geog:geography use_spheroid:bool?
st_area2d fs float8 geometry
st_asbinary fs bytea geography;fs bytea geometry;f bytea geography text;fs bytea geometry text
st_asencodedpolyline fs text geom:geometry nprecision:int4?
st_asewkb fs bytea geometry;fs bytea geometry text
st_asewkt fs text geography;fs text geometry;fs text text;fs text geography int4;fs text geometry int4
st_asflatgeobuf a bytea anyelement;a bytea anyelement bool;a bytea anyelement bool text
st_asgeobuf a bytea anyelement;a bytea anyelement text
st_asgeojson fs text text;fs text geog:geography maxdecimaldigits:int4? options:int4?;fs text geom:geometry maxdecimaldigits:int4? options:int4?;fsv text r:record geom_column:text? maxdecimaldigits:int4? pretty_bool:bool? id_column:text?
st_asgml fs text text;f text geom:geometry maxdecimaldigits:int4? options:int4?;fs text geog:geography maxdecimaldigits:int4? options:int4? nprefix:text? id:text?;fs text version:int4 geog:geography maxdecimaldigits:int4? options:int4? nprefix:text? id:text?;f text version:int4 geom:geometry maxdecimaldigits:int4? options:int4? nprefix:text? id:text?
st_ashexewkb fs text geometry;fs text geometry text
st_askml fs text text;fs text geog:geography maxdecimaldigits:int4? nprefix:text?;fs text geom:geometry maxdecimaldigits:int4? nprefix:text?
st_aslatlontext fs text geom:geometry tmpl:text?
st_asmarc21 fs text geom:geometry format:text?
st_asmvt a bytea anyelement;a bytea anyelement text;a bytea anyelement text int4;a bytea anyelement text int4 text;a bytea anyelement text int4 text text
st_asmvtgeom f geometry geom:geometry bounds:box2d extent:int4? buffer:int4? clip_geom:bool?
st_assvg fs text text;fs text geog:geography rel:int4? maxdecimaldigits:int4?;fs text geom:geometry rel:int4? maxdecimaldigits:int4?
st_astext fs text geography;fs text geometry;fs text text;fs text geography int4;fs text geometry int4
st_astwkb f bytea geom:geometry prec:int4? prec_z:int4? prec_m:int4? with_sizes:bool? with_boxes:bool?;f bytea geom:geometry[] ids:int8[] prec:int4? prec_z:int4? prec_m:int4? with_sizes:bool? with_boxes:bool?
st_asx3d f text geom:geometry maxdecimaldigits:int4? options:int4?
st_azimuth fs float8 geog1:geography geog2:geography;fs float8 geom1:geometry geom2:geometry
st_bdmpolyfromtext fs geometry text int4
st_bdpolyfromtext fs geometry text int4
st_boundary fs geometry geometry
st_boundingdiagonal fs geometry geom:geometry fits:bool?
st_box2dfromgeohash f box2d text int4?
st_buffer fs geography geography float8;fs geometry text float8;fs geography geography float8 int4;fs geography geography float8 text;fs geometry geom:geometry radius:float8 options:text?;fs geometry geom:geometry radius:float8 quadsegs:int4;fs geometry text float8 int4;fs geometry text float8 text
st_buildarea fs geometry geometry
st_centroid fs geometry geometry;fs geometry text;fs geography geography use_spheroid:bool?
st_chaikinsmoothing fs geometry geometry int4? bool?
st_cleangeometry fs geometry geometry
st_clipbybox2d fs geometry geom:geometry box:box2d
st_closestpoint fs geometry geom1:geometry geom2:geometry;f geometry text text;fs geography geography geography use_spheroid:bool?
st_closestpointofapproach fs float8 geometry geometry
st_clusterdbscan ws int4 geometry eps:float8 minpoints:int4
st_clusterintersecting a geometry[] geometry;fs geometry[] geometry[]
st_clusterintersectingwin ws int4 geometry
st_clusterkmeans wsv int4 geom:geometry k:int4 max_radius:float8?
st_clusterwithin a geometry[] geometry float8;fs geometry[] geometry[] float8
st_clusterwithinwin ws int4 geometry distance:float8
st_collect a geometry geometry;fs geometry geometry[];f geometry geom1:geometry geom2:geometry
st_collectionextract fs geometry geometry;fs geometry geometry int4
st_collectionhomogenize fs geometry geometry
st_combinebbox f box2d box2d geometry;f box3d box3d box3d;f box3d box3d geometry
st_concavehull fs geometry param_geom:geometry param_pctconvex:float8 param_allow_holes:bool?
st_contains fs bool geom1:geometry geom2:geometry
st_containsproperly fs bool geom1:geometry geom2:geometry
st_convexhull fs geometry geometry
st_coorddim fs int2 geometry:geometry
st_coverageclean ws geometry geom:geometry gapmaximumwidth:float8? snappingdistance:float8? overlapmergestrategy:text?
st_coverageinvalidedges ws geometry geom:geometry tolerance:float8?
st_coveragesimplify ws geometry geom:geometry tolerance:float8 simplifyboundary:bool?
st_coverageunion a geometry geometry;fs geometry geometry[]
st_coveredby fs bool geog1:geography geog2:geography;fs bool geom1:geometry geom2:geometry;f bool text text
st_covers fs bool geog1:geography geog2:geography;fs bool geom1:geometry geom2:geometry;f bool text text
st_cpawithin fs bool geometry geometry float8
st_crosses fs bool geom1:geometry geom2:geometry
st_curven fs geometry geometry:geometry i:int4
st_curvetoline fs geometry geom:geometry tol:float8? toltype:int4? flags:int4?
st_delaunaytriangles fs geometry g1:geometry tolerance:float8? flags:int4?
st_dfullywithin fs bool geom1:geometry geom2:geometry float8
st_difference fs geometry geom1:geometry geom2:geometry gridsize:float8?
st_dimension fs int4 geometry
st_disjoint fs bool geom1:geometry geom2:geometry
st_distance fs float8 geom1:geometry geom2:geometry;fs float8 text text;fs float8 geog1:geography geog2:geography use_spheroid:bool?
st_distancecpa fs float8 geometry geometry
st_distancesphere fs float8 geom1:geometry geom2:geometry;fs float8 geom1:geometry geom2:geometry radius:float8
st_distancespheroid fs float8 geom1:geometry geom2:geometry;fs float8 geom1:geometry geom2:geometry spheroid
st_dump fsr geometry_dump geometry
st_dumppoints fsr geometry_dump geometry
st_dumprings fsr geometry_dump geometry
st_dumpsegments fsr geometry_dump geometry
st_dwithin fs bool geom1:geometry geom2:geometry float8;f bool text text float8;fs bool geog1:geography geog2:geography tolerance:float8 use_spheroid:bool?
st_endpoint fs geometry geometry
st_envelope fs geometry geometry
st_equals fs bool geom1:geometry geom2:geometry
st_estimatedextent fsv box2d text text;fsv box2d text text text;fsv box2d text text text bool
st_expand fs box2d box2d float8;fs box3d box3d float8;fs geometry geometry float8;fs box2d box:box2d dx:float8 dy:float8;fs box3d box:box3d dx:float8 dy:float8 dz:float8?;fs geometry geom:geometry dx:float8 dy:float8 dz:float8? dm:float8?
st_extent a box2d geometry
st_exteriorring fs geometry geometry
st_filterbym f geometry geometry float8 float8? bool?
st_findextent fsv box2d text text;fsv box2d text text text
st_flipcoordinates fs geometry geometry
st_force2d fs geometry geometry
st_force3d fs geometry geom:geometry zvalue:float8?
st_force3dm fs geometry geom:geometry mvalue:float8?
st_force3dz fs geometry geom:geometry zvalue:float8?
st_force4d fs geometry geom:geometry zvalue:float8? mvalue:float8?
st_forcecollection fs geometry geometry
st_forcecurve fs geometry geometry
st_forcepolygonccw fs geometry geometry
st_forcepolygoncw fs geometry geometry
st_forcerhr fs geometry geometry
st_forcesfs fs geometry geometry;fs geometry geometry version:text
st_frechetdistance fs float8 geom1:geometry geom2:geometry float8?
st_fromflatgeobuf fr anyelement anyelement bytea
st_fromflatgeobuftotable fs void text text bytea
st_generatepoints fsv geometry area:geometry npoints:int4;fs geometry area:geometry npoints:int4 seed:int4
st_geogfromtext fs geography text
st_geogfromwkb fs geography bytea
st_geographyfromtext fs geography text
st_geohash fs text geog:geography maxchars:int4?;fs text geom:geometry maxchars:int4?
st_geomcollfromtext fs geometry text;fs geometry text int4
st_geomcollfromwkb fs geometry bytea;fs geometry bytea int4
st_geometricmedian f geometry g:geometry tolerance:float8? max_iter:int4? fail_if_not_converged:bool?
st_geometryfromtext fs geometry text;fs geometry text int4
st_geometryn fs geometry geometry int4
st_geometrytype fs text geometry
st_geomfromewkb fs geometry bytea
st_geomfromewkt fs geometry text
st_geomfromgeohash f geometry text int4?
st_geomfromgeojson fs geometry json;fs geometry jsonb;fs geometry text
st_geomfromgml fs geometry text;fs geometry text int4
st_geomfromkml fs geometry text
st_geomfrommarc21 fs geometry marc21xml:text
st_geomfromtext fs geometry text;fs geometry text int4
st_geomfromtwkb fs geometry bytea
st_geomfromwkb fs geometry bytea;fs geometry bytea int4
st_gmltosql fs geometry text;fs geometry text int4
st_hasarc fs bool geometry:geometry
st_hasm fs bool geometry
st_hasz fs bool geometry
st_hausdorffdistance fs float8 geom1:geometry geom2:geometry;fs float8 geom1:geometry geom2:geometry float8
st_hexagon fs geometry size:float8 cell_i:int4 cell_j:int4 origin:geometry?
st_hexagongrid fsr (geom:geometry,i:int4,j:int4) size:float8 bounds:geometry
st_interiorringn fs geometry geometry int4
st_interpolatepoint fs float8 line:geometry point:geometry
st_intersection fs geography geography geography;fs geometry text text;fs geometry geom1:geometry geom2:geometry gridsize:float8?
st_intersects fs bool geog1:geography geog2:geography;fs bool geom1:geometry geom2:geometry;f bool text text
st_inversetransformpipeline fs geometry geom:geometry pipeline:text to_srid:int4?
st_isclosed fs bool geometry
st_iscollection fs bool geometry
st_isempty fs bool geometry
st_ispolygonccw fs bool geometry
st_ispolygoncw fs bool geometry
st_isring fs bool geometry
st_issimple fs bool geometry
st_isvalid fs bool geometry;fs bool geometry int4
st_isvaliddetail fs valid_detail geom:geometry flags:int4?
st_isvalidreason fs text geometry;fs text geometry int4
st_isvalidtrajectory fs bool geometry
st_largestemptycircle fs (center:geometry,nearest:geometry,radius:float8) geom:geometry tolerance:float8? boundary:geometry?
st_length fs float8 geometry;fs float8 text;fs float8 geog:geography use_spheroid:bool?
st_length2d fs float8 geometry
st_length2dspheroid fs float8 geometry spheroid
st_lengthspheroid fs float8 geometry spheroid
st_letters f geometry letters:text font:json?
st_linecrossingdirection fs int4 line1:geometry line2:geometry
st_lineextend fs geometry geom:geometry distance_forward:float8 distance_backward:float8?
st_linefromencodedpolyline fs geometry txtin:text nprecision:int4?
st_linefrommultipoint fs geometry geometry
st_linefromtext fs geometry text;fs geometry text int4
st_linefromwkb fs geometry bytea;fs geometry bytea int4
st_lineinterpolatepoint fs geometry geometry float8;f geometry text float8;fs geography geography float8 use_spheroid:bool?
st_lineinterpolatepoints f geometry text float8;fs geometry geometry float8 repeat:bool?;fs geography geography float8 use_spheroid:bool? repeat:bool?
st_linelocatepoint fs float8 geom1:geometry geom2:geometry;f float8 text text;fs float8 geography geography use_spheroid:bool?
st_linemerge fs geometry geometry;fs geometry geometry bool
st_linestringfromwkb fs geometry bytea;fs geometry bytea int4
st_linesubstring fs geography geography float8 float8;fs geometry geometry float8 float8;f geometry text float8 float8
st_linetocurve fs geometry geometry:geometry
st_locatealong fs geometry geometry:geometry measure:float8 leftrightoffset:float8?
st_locatebetween fs geometry geometry:geometry frommeasure:float8 tomeasure:float8 leftrightoffset:float8?
st_locatebetweenelevations fs geometry geometry:geometry fromelevation:float8 toelevation:float8
st_longestline fs geometry geom1:geometry geom2:geometry
st_m fs float8 geometry
st_makebox2d fs box2d geom1:geometry geom2:geometry
st_makeenvelope fs geometry float8 float8 float8 float8 int4?
st_makeline a geometry geometry;fs geometry geometry[];fs geometry geom1:geometry geom2:geometry
st_makepoint fs geometry float8 float8;fs geometry float8 float8 float8;fs geometry float8 float8 float8 float8
st_makepointm fs geometry float8 float8 float8
st_makepolygon fs geometry geometry;fs geometry geometry geometry[]
st_makevalid fs geometry geometry;fs geometry geom:geometry params:text
st_maxdistance fs float8 geom1:geometry geom2:geometry
st_maximuminscribedcircle fs (center:geometry,nearest:geometry,radius:float8) geometry
st_memcollect a geometry geometry
st_memsize fs int4 geometry
st_memunion a geometry geometry
st_minimumboundingcircle fs geometry inputgeom:geometry segs_per_quarter:int4?
st_minimumboundingradius fs (center:geometry,radius:float8) geometry
st_minimumclearance fs float8 geometry
st_minimumclearanceline fs geometry geometry
st_mlinefromtext fs geometry text;fs geometry text int4
st_mlinefromwkb fs geometry bytea;fs geometry bytea int4
st_mpointfromtext fs geometry text;fs geometry text int4
st_mpointfromwkb fs geometry bytea;fs geometry bytea int4
st_mpolyfromtext fs geometry text;fs geometry text int4
st_mpolyfromwkb fs geometry bytea;fs geometry bytea int4
st_multi fs geometry geometry
st_multilinefromwkb fs geometry bytea
st_multilinestringfromtext fs geometry text;fs geometry text int4
st_multipointfromtext fs geometry text
st_multipointfromwkb fs geometry bytea;fs geometry bytea int4
st_multipolyfromwkb fs geometry bytea;fs geometry bytea int4
st_multipolygonfromtext fs geometry text;fs geometry text int4
st_ndims fs int2 geometry
st_node fs geometry g:geometry
st_normalize fs geometry geom:geometry
st_npoints fs int4 geometry
st_nrings fs int4 geometry
st_numcurves fs int4 geometry:geometry
st_numgeometries fs int4 geometry
st_numinteriorring fs int4 geometry
st_numinteriorrings fs int4 geometry
st_numpatches fs int4 geometry
st_numpoints fs int4 geometry
st_offsetcurve fs geometry line:geometry distance:float8 params:text?
st_orderingequals fs bool geom1:geometry geom2:geometry
st_orientedenvelope fs geometry geometry
st_overlaps fs bool geom1:geometry geom2:geometry
st_patchn fs geometry geometry int4
st_perimeter fs float8 geometry;fs float8 geog:geography use_spheroid:bool?
st_perimeter2d fs float8 geometry
st_point fs geometry float8 float8;fs geometry float8 float8 srid:int4
st_pointfromgeohash f geometry text int4?
st_pointfromtext fs geometry text;fs geometry text int4
st_pointfromwkb fs geometry bytea;fs geometry bytea int4
st_pointinsidecircle fs bool geometry float8 float8 float8
st_pointm fs geometry xcoordinate:float8 ycoordinate:float8 mcoordinate:float8 srid:int4?
st_pointn fs geometry geometry int4
st_pointonsurface fs geometry geometry
st_points fs geometry geometry
st_pointz fs geometry xcoordinate:float8 ycoordinate:float8 zcoordinate:float8 srid:int4?
st_pointzm fs geometry xcoordinate:float8 ycoordinate:float8 zcoordinate:float8 mcoordinate:float8 srid:int4?
st_polyfromtext fs geometry text;fs geometry text int4
st_polyfromwkb fs geometry bytea;fs geometry bytea int4
st_polygon fs geometry geometry int4
st_polygonfromtext fs geometry text;fs geometry text int4
st_polygonfromwkb fs geometry bytea;fs geometry bytea int4
st_polygonize a geometry geometry;fs geometry geometry[]
st_project f geography geog:geography distance:float8 azimuth:float8;fs geography geog_from:geography geog_to:geography distance:float8;fs geometry geom1:geometry distance:float8 azimuth:float8;fs geometry geom1:geometry geom2:geometry distance:float8
st_quantizecoordinates f geometry g:geometry prec_x:int4 prec_y:int4? prec_z:int4? prec_m:int4?
st_reduceprecision fs geometry geom:geometry gridsize:float8
st_relate fs text geom1:geometry geom2:geometry;fs text geom1:geometry geom2:geometry int4;fs bool geom1:geometry geom2:geometry text
st_relatematch fs bool text text
st_removeirrelevantpointsforview fs geometry geometry box2d bool?
st_removepoint fs geometry geometry int4
st_removerepeatedpoints fs geometry geom:geometry tolerance:float8?
st_removesmallparts fs geometry geometry float8 float8
st_reverse fs geometry geometry
st_rotate fs geometry geometry float8;fs geometry geometry float8 geometry;fs geometry geometry float8 float8 float8
st_rotatex fs geometry geometry float8
st_rotatey fs geometry geometry float8
st_rotatez fs geometry geometry float8
st_scale fs geometry geometry geometry;fs geometry geometry float8 float8;fs geometry geometry geometry origin:geometry;fs geometry geometry float8 float8 float8
st_scroll fs geometry geometry geometry
st_segmentize fs geography geog:geography max_segment_length:float8;fs geometry geometry float8
st_seteffectivearea fs geometry geometry float8? int4?
st_setpoint fs geometry geometry int4 geometry
st_setsrid fs geography geog:geography srid:int4;fs geometry geom:geometry srid:int4
st_sharedpaths fs geometry geom1:geometry geom2:geometry
st_shiftlongitude fs geometry geometry
st_shortestline fs geometry geom1:geometry geom2:geometry;f geometry text text;fs geography geography geography use_spheroid:bool?
st_simplify fs geometry geometry float8;fs geometry geometry float8 bool
st_simplifypolygonhull fs geometry geom:geometry vertex_fraction:float8 is_outer:bool?
st_simplifypreservetopology fs geometry geometry float8
st_simplifyvw fs geometry geometry float8
st_snap fs geometry geom1:geometry geom2:geometry float8
st_snaptogrid fs geometry geometry float8;fs geometry geometry float8 float8;fs geometry geometry float8 float8 float8 float8;fs geometry geom1:geometry geom2:geometry float8 float8 float8 float8
st_split fs geometry geom1:geometry geom2:geometry
st_square fs geometry size:float8 cell_i:int4 cell_j:int4 origin:geometry?
st_squaregrid fsr (geom:geometry,i:int4,j:int4) size:float8 bounds:geometry
st_srid fs int4 geog:geography;fs int4 geom:geometry
st_startpoint fs geometry geometry
st_subdivide fsr geometry geom:geometry maxvertices:int4? gridsize:float8?
st_summary fs text geography;fs text geometry
st_swapordinates fs geometry geom:geometry ords:cstring
st_symdifference fs geometry geom1:geometry geom2:geometry gridsize:float8?
st_symmetricdifference fv geometry geom1:geometry geom2:geometry
st_tileenvelope fs geometry zoom:int4 x:int4 y:int4 bounds:geometry? margin:float8?
st_touches fs bool geom1:geometry geom2:geometry
st_transform fs geometry geom:geometry to_proj:text;fs geometry geometry int4;fs geometry geom:geometry from_proj:text to_proj:text;fs geometry geom:geometry from_proj:text to_srid:int4
st_transformpipeline fs geometry geom:geometry pipeline:text to_srid:int4?
st_translate fs geometry geometry float8 float8;fs geometry geometry float8 float8 float8
st_transscale fs geometry geometry float8 float8 float8 float8
st_triangulatepolygon fs geometry g1:geometry
st_unaryunion fs geometry geometry gridsize:float8?
st_union a geometry geometry;fs geometry geometry[];fs geometry geom1:geometry geom2:geometry;a geometry geometry gridsize:float8;fs geometry geom1:geometry geom2:geometry gridsize:float8
st_voronoilines f geometry g1:geometry tolerance:float8? extend_to:geometry?
st_voronoipolygons f geometry g1:geometry tolerance:float8? extend_to:geometry?
st_within fs bool geom1:geometry geom2:geometry
st_wkbtosql fs geometry wkb:bytea
st_wkttosql fs geometry text
st_wrapx fs geometry geom:geometry wrap:float8 move:float8
st_x fs float8 geometry
st_xmax fs float8 box3d
st_xmin fs float8 box3d
st_y fs float8 geometry
st_ymax fs float8 box3d
st_ymin fs float8 box3d
st_z fs float8 geometry
st_zmax fs float8 box3d
st_zmflag fs int2 geometry
st_zmin fs float8 box3d
text fs text geometry
updategeometrysrid fsv text varchar varchar int4;fsv text varchar varchar varchar int4;fsv text catalogn_name:varchar schema_name:varchar table_name:varchar column_name:varchar new_srid_in:int4`,
  triggerFunctions: `postgis_cache_bbox`,
  operatorClasses: `brin brin_geography_inclusion_ops! geography
brin brin_geometry_inclusion_ops_2d! geometry
brin brin_geometry_inclusion_ops_3d geometry
brin brin_geometry_inclusion_ops_4d geometry
btree btree_geography_ops! geography
btree btree_geometry_ops! geometry
gist gist_geography_ops! geography
gist gist_geometry_ops_2d! geometry
gist gist_geometry_ops_nd geometry
hash hash_geometry_ops! geometry
spgist spgist_geography_ops_nd! geography
spgist spgist_geometry_ops_2d! geometry
spgist spgist_geometry_ops_3d geometry
spgist spgist_geometry_ops_nd geometry`,
  relations: `geometry_dump c - path:int4[] geom:geometry
valid_detail c - valid:bool reason:varchar location:geometry
spatial_ref_sys r srid srid:int4! auth_name:varchar auth_srid:int4 srtext:varchar proj4text:varchar
geography_columns v - f_table_catalog:name f_table_schema:name f_table_name:name f_geography_column:name coord_dimension:int4 srid:int4 type:text
geometry_columns v - f_table_catalog:varchar f_table_schema:name f_table_name:name f_geometry_column:name coord_dimension:int4 srid:int4 type:varchar`,
}
