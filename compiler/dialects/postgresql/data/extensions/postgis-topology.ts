import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from postgis_topology 3.6.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'postgis_topology',
  version: '3.6.2',
  requires: ['postgis'],
  schema: 'topology',
  casts: `topogeometry igeometry~ aint8[]`,
  operators: '',
  functions: `_asgmledge fv text edge_id:int8 start_node:int8 end_node:int8 line:geometry visitedtable:regclass nsprefix_in:text prec:int4 options:int4 idprefix:text gmlver:int4
_asgmlface fv text toponame:text face_id:int8 visitedtable:regclass nsprefix_in:text prec:int4 options:int4 idprefix:text gmlver:int4
_asgmlnode f text id:int8 point:geometry nsprefix_in:text prec:int4 options:int4 idprefix:text gmlver:int4
_checkedgelinking fs validatetopology_returntype curedge_edge_id:int8 prevedge_edge_id:int8 prevedge_next_left_edge:int8 prevedge_next_right_edge:int8
_registermissingfaces fv void atopology:varchar
_st_adjacentedges fv int8[] atopology:varchar anode:int8 anedge:int8
_st_mintolerance fs float8 ageom:geometry;fs float8 val:float8;fsv float8 atopology:varchar ageom:geometry
_topogeo_addlinestringnoface fsv void atopology:varchar aline:geometry tolerance:float8?
_validatetopologyedgelinking frv validatetopology_returntype bbox:geometry?
_validatetopologygetfaceshellmaximaledgering fv geometry atopology:varchar aface:int8
_validatetopologygetringedges fv int8[] starting_edge:int8
_validatetopologyrings frv validatetopology_returntype bbox:geometry?
addedge fv int8 atopology:varchar aline:geometry
addface fv int8 atopology:varchar apoly:geometry force_new:bool?
addnode fv int8 atopology:varchar apoint:geometry allowedgesplitting:bool? setcontainingface:bool?
addtopogeometrycolumn fv int4 toponame:name schema:name tbl:name col:name ltype:varchar child:int4?;fv int4 toponame:name tab:regclass col:name layerid:int4 layertype:varchar child:int4?
addtosearchpath fsv text a_schema_name:varchar
asgml fv text tg:topogeometry;fv text tg:topogeometry nsprefix:text;fv text tg:topogeometry visitedtable:regclass;fv text tg:topogeometry visitedtable:regclass nsprefix:text;fv text tg:topogeometry nsprefix:text prec:int4 opts:int4;fv text tg:topogeometry nsprefix:text prec:int4 options:int4 vis:regclass;fv text tg:topogeometry nsprefix:text prec:int4 options:int4 visitedtable:regclass idprefix:text;fv text tg:topogeometry nsprefix_in:text precision_in:int4 options_in:int4 visitedtable:regclass idprefix:text gmlver:int4
astopojson fv text tg:topogeometry edgemaptable:regclass
cleartopogeom fsv topogeometry tg:topogeometry
copytopology fsv int4 atopology:varchar newtopo:varchar
createtopogeom fsv topogeometry toponame:varchar tg_type:int4 layer_id:int4;fsv topogeometry toponame:varchar tg_type:int4 layer_id:int4 tg_objs:topoelementarray tg_id:int8?
createtopology fsv int4 atopology:name srid:int4? prec:float8? hasz:bool? topoid:int4? useslargeids:bool?
droptopogeometrycolumn fv text schema:varchar tbl:varchar col:varchar
droptopology fsv text atopology:varchar
equals fsv bool tg1:topogeometry tg2:topogeometry
findlayer fv layer tg:topogeometry;fv layer layer_table:regclass feature_column:name;fv layer topology_id:int4 layer_id:int4;fv layer schema_name:name table_name:name feature_column:name
findtopology fv topology int4;fv topology text;fv topology topogeometry;fv topology regclass name;fv topology name name name
fixcorrupttopogeometrycolumn fv text layerschema:name layertable:name layercolumn:name
geometry fsv geometry topogeom:topogeometry
geometrytype fsv text tg:topogeometry
getedgebypoint fsv int8 atopology:varchar apoint:geometry tol1:float8
getfacebypoint fsv int8 atopology:varchar apoint:geometry tol1:float8
getfacecontainingpoint fsv int8 atopology:text apoint:geometry
getnodebypoint fsv int8 atopology:varchar apoint:geometry tol1:float8
getnodeedges frv getfaceedges_returntype atopology:varchar anode:int8
getringedges frv getfaceedges_returntype atopology:varchar anedge:int8 maxedges:int4?
gettopogeomelementarray fsv topoelementarray tg:topogeometry;fsv topoelementarray toponame:varchar layer_id:int4 tgid:int8
gettopogeomelements fsrv topoelement tg:topogeometry;fsrv topoelement toponame:varchar layerid:int4 tgid:int8
gettopologyid fsv int4 toponame:varchar
gettopologyname fsv varchar topoid:int4
gettopologysrid fsv int4 toponame:varchar
intersects fsv bool tg1:topogeometry tg2:topogeometry
maketopologyprecise fv void toponame:name bbox:geometry? gridsize:float8?
polygonize fv text toponame:varchar
populate_topology_layer frv (schema_name:text,table_name:text,feature_column:text)
postgis_topology_scripts_installed f text
removeunusedprimitives fv int8 atopology:text bbox:geometry?
renametopogeometrycolumn fv layer layer_table:regclass feature_column:name new_name:name
renametopology fsv varchar old_name:varchar new_name:varchar
st_addedgemodface fv int8 atopology:varchar anode:int8 anothernode:int8 acurve:geometry
st_addedgenewfaces fv int8 atopology:varchar anode:int8 anothernode:int8 acurve:geometry
st_addisoedge fv int8 atopology:varchar anode:int8 anothernode:int8 acurve:geometry
st_addisonode fv int8 atopology:varchar aface:int8 apoint:geometry
st_changeedgegeom fv text atopology:varchar anedge:int8 acurve:geometry
st_createtopogeo fv text atopology:varchar acollection:geometry
st_geometrytype fsv text tg:topogeometry
st_getfaceedges frv getfaceedges_returntype toponame:varchar face_id:int8
st_getfacegeometry fv geometry toponame:varchar aface:int8
st_inittopogeo fv text atopology:varchar
st_modedgeheal fv int8 toponame:varchar e1id:int8 e2id:int8
st_modedgesplit fv int8 atopology:varchar anedge:int8 apoint:geometry
st_moveisonode fv text atopology:varchar anode:int8 apoint:geometry
st_newedgeheal fv int8 toponame:varchar e1id:int8 e2id:int8
st_newedgessplit fv int8 atopology:varchar anedge:int8 apoint:geometry
st_remedgemodface fv int8 toponame:varchar e1id:int8
st_remedgenewface fv int8 toponame:varchar e1id:int8
st_remisonode fv text varchar int8
st_removeisoedge fv text atopology:varchar anedge:int8
st_removeisonode fv text atopology:varchar anode:int8
st_simplify fsv geometry tg:topogeometry tolerance:float8
st_srid fsv int4 tg:topogeometry
topoelement f topoelement topo:topogeometry
topoelementarray_agg a topoelementarray topoelement
topoelementarray_append f topoelementarray topoelementarray topoelement
topogeo_addgeometry fv void atopology:varchar ageom:geometry tolerance:float8?
topogeo_addlinestring frv int8 atopology:varchar aline:geometry tolerance:float8?
topogeo_addpoint fv int8 atopology:varchar apoint:geometry tolerance:float8?
topogeo_addpolygon frv int8 atopology:varchar apoly:geometry tolerance:float8?
topogeo_loadgeometry fv void atopology:varchar ageom:geometry tolerance:float8?
topogeom_addelement fsv topogeometry tg:topogeometry el:topoelement
topogeom_addtopogeom fsv topogeometry tgt:topogeometry src:topogeometry
topogeom_remelement fsv topogeometry tg:topogeometry el:topoelement
topologysummary fsv text atopology:varchar
totaltopologysize fv int8 toponame:name
totopogeom fsv topogeometry ageom:geometry tg:topogeometry atolerance:float8?;fsv topogeometry ageom:geometry atopology:varchar alayer:int4 atolerance:float8?
upgradetopology fv void toponame:name
validatetopology frv validatetopology_returntype toponame:varchar bbox:geometry?
validatetopologyprecision fv geometry toponame:name bbox:geometry? gridsize:float8?
validatetopologyrelation fsrv (error:text,layer_id:int4,topogeo_id:int8,element_id:int8) toponame:varchar`,
  triggerFunctions: `layertrigger
relationtrigger`,
  operatorClasses: '',
  relations: `topoelement d - base:int8[]
topoelementarray d - base:int8[]
topogeometry c - topology_id:int4 layer_id:int4 id:int8 type:int4
getfaceedges_returntype c - sequence:int4 edge:int8
validatetopology_returntype c - error:varchar id1:int8 id2:int8
topology r id;name id:int4! name:varchar! srid:int4! precision:float8! hasz:bool! useslargeids:bool!
layer r topology_id,layer_id;schema_name,table_name,feature_column topology_id:int4! layer_id:int4! schema_name:varchar! table_name:varchar! feature_column:varchar! feature_type:int4! level:int4! child_id:int4`,
}
