import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from isn 1.3 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'isn',
  version: '1.3',
  requires: [],
  schema: undefined,
  casts: `ean13 eisbn eisbn13 eismn eismn13 eissn eissn13 eupc
isbn aean13= aisbn13=
isbn13 aean13= aisbn=
ismn aean13= aismn13=
ismn13 aean13= aismn=
issn aean13= aissn13=
issn13 aean13= aissn=
upc aean13=`,
  operators: `< ean13,ean13>bool ean13,isbn>bool ean13,isbn13>bool ean13,ismn>bool ean13,ismn13>bool ean13,issn>bool ean13,issn13>bool ean13,upc>bool isbn,ean13>bool isbn,isbn>bool isbn,isbn13>bool isbn13,ean13>bool isbn13,isbn>bool isbn13,isbn13>bool ismn,ean13>bool ismn,ismn>bool ismn,ismn13>bool ismn13,ean13>bool ismn13,ismn>bool ismn13,ismn13>bool issn,ean13>bool issn,issn>bool issn,issn13>bool issn13,ean13>bool issn13,issn>bool issn13,issn13>bool upc,ean13>bool upc,upc>bool
<= ean13,ean13>bool ean13,isbn>bool ean13,isbn13>bool ean13,ismn>bool ean13,ismn13>bool ean13,issn>bool ean13,issn13>bool ean13,upc>bool isbn,ean13>bool isbn,isbn>bool isbn,isbn13>bool isbn13,ean13>bool isbn13,isbn>bool isbn13,isbn13>bool ismn,ean13>bool ismn,ismn>bool ismn,ismn13>bool ismn13,ean13>bool ismn13,ismn>bool ismn13,ismn13>bool issn,ean13>bool issn,issn>bool issn,issn13>bool issn13,ean13>bool issn13,issn>bool issn13,issn13>bool upc,ean13>bool upc,upc>bool
<> ean13,ean13>bool ean13,isbn>bool ean13,isbn13>bool ean13,ismn>bool ean13,ismn13>bool ean13,issn>bool ean13,issn13>bool ean13,upc>bool isbn,ean13>bool isbn,isbn>bool isbn,isbn13>bool isbn13,ean13>bool isbn13,isbn>bool isbn13,isbn13>bool ismn,ean13>bool ismn,ismn>bool ismn,ismn13>bool ismn13,ean13>bool ismn13,ismn>bool ismn13,ismn13>bool issn,ean13>bool issn,issn>bool issn,issn13>bool issn13,ean13>bool issn13,issn>bool issn13,issn13>bool upc,ean13>bool upc,upc>bool
= ean13,ean13>bool ean13,isbn>bool ean13,isbn13>bool ean13,ismn>bool ean13,ismn13>bool ean13,issn>bool ean13,issn13>bool ean13,upc>bool isbn,ean13>bool isbn,isbn>bool isbn,isbn13>bool isbn13,ean13>bool isbn13,isbn>bool isbn13,isbn13>bool ismn,ean13>bool ismn,ismn>bool ismn,ismn13>bool ismn13,ean13>bool ismn13,ismn>bool ismn13,ismn13>bool issn,ean13>bool issn,issn>bool issn,issn13>bool issn13,ean13>bool issn13,issn>bool issn13,issn13>bool upc,ean13>bool upc,upc>bool
> ean13,ean13>bool ean13,isbn>bool ean13,isbn13>bool ean13,ismn>bool ean13,ismn13>bool ean13,issn>bool ean13,issn13>bool ean13,upc>bool isbn,ean13>bool isbn,isbn>bool isbn,isbn13>bool isbn13,ean13>bool isbn13,isbn>bool isbn13,isbn13>bool ismn,ean13>bool ismn,ismn>bool ismn,ismn13>bool ismn13,ean13>bool ismn13,ismn>bool ismn13,ismn13>bool issn,ean13>bool issn,issn>bool issn,issn13>bool issn13,ean13>bool issn13,issn>bool issn13,issn13>bool upc,ean13>bool upc,upc>bool
>= ean13,ean13>bool ean13,isbn>bool ean13,isbn13>bool ean13,ismn>bool ean13,ismn13>bool ean13,issn>bool ean13,issn13>bool ean13,upc>bool isbn,ean13>bool isbn,isbn>bool isbn,isbn13>bool isbn13,ean13>bool isbn13,isbn>bool isbn13,isbn13>bool ismn,ean13>bool ismn,ismn>bool ismn,ismn13>bool ismn13,ean13>bool ismn13,ismn>bool ismn13,ismn13>bool issn,ean13>bool issn,issn>bool issn,issn13>bool issn13,ean13>bool issn13,issn>bool issn13,issn13>bool upc,ean13>bool upc,upc>bool`,
  functions: `btean13cmp fs int4 ean13 ean13;fs int4 ean13 isbn;fs int4 ean13 isbn13;fs int4 ean13 ismn;fs int4 ean13 ismn13;fs int4 ean13 issn;fs int4 ean13 issn13;fs int4 ean13 upc
btisbn13cmp fs int4 isbn13 ean13;fs int4 isbn13 isbn;fs int4 isbn13 isbn13
btisbncmp fs int4 isbn ean13;fs int4 isbn isbn;fs int4 isbn isbn13
btismn13cmp fs int4 ismn13 ean13;fs int4 ismn13 ismn;fs int4 ismn13 ismn13
btismncmp fs int4 ismn ean13;fs int4 ismn ismn;fs int4 ismn ismn13
btissn13cmp fs int4 issn13 ean13;fs int4 issn13 issn;fs int4 issn13 issn13
btissncmp fs int4 issn ean13;fs int4 issn issn;fs int4 issn issn13
btupccmp fs int4 upc ean13;fs int4 upc upc
ean13_in fs ean13 cstring
ean13_out fs cstring ean13;fs cstring isbn13;fs cstring ismn13;fs cstring issn13
hashean13 fs int4 ean13
hashisbn fs int4 isbn
hashisbn13 fs int4 isbn13
hashismn fs int4 ismn
hashismn13 fs int4 ismn13
hashissn fs int4 issn
hashissn13 fs int4 issn13
hashupc fs int4 upc
is_valid fs bool ean13;fs bool isbn;fs bool isbn13;fs bool ismn;fs bool ismn13;fs bool issn;fs bool issn13;fs bool upc
isbn fs isbn ean13
isbn13 fs isbn13 ean13
isbn13_in fs isbn13 cstring
isbn_in fs isbn cstring
ismn fs ismn ean13
ismn13 fs ismn13 ean13
ismn13_in fs ismn13 cstring
ismn_in fs ismn cstring
isn_out fs cstring isbn;fs cstring ismn;fs cstring issn;fs cstring upc
isn_weak fsv bool;fsv bool bool
isneq fs bool ean13 ean13;fs bool ean13 isbn;fs bool ean13 isbn13;fs bool ean13 ismn;fs bool ean13 ismn13;fs bool ean13 issn;fs bool ean13 issn13;fs bool ean13 upc;fs bool isbn ean13;fs bool isbn isbn;fs bool isbn isbn13;fs bool isbn13 ean13;fs bool isbn13 isbn;fs bool isbn13 isbn13;fs bool ismn ean13;fs bool ismn ismn;fs bool ismn ismn13;fs bool ismn13 ean13;fs bool ismn13 ismn;fs bool ismn13 ismn13;fs bool issn ean13;fs bool issn issn;fs bool issn issn13;fs bool issn13 ean13;fs bool issn13 issn;fs bool issn13 issn13;fs bool upc ean13;fs bool upc upc
isnge fs bool ean13 ean13;fs bool ean13 isbn;fs bool ean13 isbn13;fs bool ean13 ismn;fs bool ean13 ismn13;fs bool ean13 issn;fs bool ean13 issn13;fs bool ean13 upc;fs bool isbn ean13;fs bool isbn isbn;fs bool isbn isbn13;fs bool isbn13 ean13;fs bool isbn13 isbn;fs bool isbn13 isbn13;fs bool ismn ean13;fs bool ismn ismn;fs bool ismn ismn13;fs bool ismn13 ean13;fs bool ismn13 ismn;fs bool ismn13 ismn13;fs bool issn ean13;fs bool issn issn;fs bool issn issn13;fs bool issn13 ean13;fs bool issn13 issn;fs bool issn13 issn13;fs bool upc ean13;fs bool upc upc
isngt fs bool ean13 ean13;fs bool ean13 isbn;fs bool ean13 isbn13;fs bool ean13 ismn;fs bool ean13 ismn13;fs bool ean13 issn;fs bool ean13 issn13;fs bool ean13 upc;fs bool isbn ean13;fs bool isbn isbn;fs bool isbn isbn13;fs bool isbn13 ean13;fs bool isbn13 isbn;fs bool isbn13 isbn13;fs bool ismn ean13;fs bool ismn ismn;fs bool ismn ismn13;fs bool ismn13 ean13;fs bool ismn13 ismn;fs bool ismn13 ismn13;fs bool issn ean13;fs bool issn issn;fs bool issn issn13;fs bool issn13 ean13;fs bool issn13 issn;fs bool issn13 issn13;fs bool upc ean13;fs bool upc upc
isnle fs bool ean13 ean13;fs bool ean13 isbn;fs bool ean13 isbn13;fs bool ean13 ismn;fs bool ean13 ismn13;fs bool ean13 issn;fs bool ean13 issn13;fs bool ean13 upc;fs bool isbn ean13;fs bool isbn isbn;fs bool isbn isbn13;fs bool isbn13 ean13;fs bool isbn13 isbn;fs bool isbn13 isbn13;fs bool ismn ean13;fs bool ismn ismn;fs bool ismn ismn13;fs bool ismn13 ean13;fs bool ismn13 ismn;fs bool ismn13 ismn13;fs bool issn ean13;fs bool issn issn;fs bool issn issn13;fs bool issn13 ean13;fs bool issn13 issn;fs bool issn13 issn13;fs bool upc ean13;fs bool upc upc
isnlt fs bool ean13 ean13;fs bool ean13 isbn;fs bool ean13 isbn13;fs bool ean13 ismn;fs bool ean13 ismn13;fs bool ean13 issn;fs bool ean13 issn13;fs bool ean13 upc;fs bool isbn ean13;fs bool isbn isbn;fs bool isbn isbn13;fs bool isbn13 ean13;fs bool isbn13 isbn;fs bool isbn13 isbn13;fs bool ismn ean13;fs bool ismn ismn;fs bool ismn ismn13;fs bool ismn13 ean13;fs bool ismn13 ismn;fs bool ismn13 ismn13;fs bool issn ean13;fs bool issn issn;fs bool issn issn13;fs bool issn13 ean13;fs bool issn13 issn;fs bool issn13 issn13;fs bool upc ean13;fs bool upc upc
isnne fs bool ean13 ean13;fs bool ean13 isbn;fs bool ean13 isbn13;fs bool ean13 ismn;fs bool ean13 ismn13;fs bool ean13 issn;fs bool ean13 issn13;fs bool ean13 upc;fs bool isbn ean13;fs bool isbn isbn;fs bool isbn isbn13;fs bool isbn13 ean13;fs bool isbn13 isbn;fs bool isbn13 isbn13;fs bool ismn ean13;fs bool ismn ismn;fs bool ismn ismn13;fs bool ismn13 ean13;fs bool ismn13 ismn;fs bool ismn13 ismn13;fs bool issn ean13;fs bool issn issn;fs bool issn issn13;fs bool issn13 ean13;fs bool issn13 issn;fs bool issn13 issn13;fs bool upc ean13;fs bool upc upc
issn fs issn ean13
issn13 fs issn13 ean13
issn13_in fs issn13 cstring
issn_in fs issn cstring
make_valid fs ean13 ean13;fs isbn isbn;fs isbn13 isbn13;fs ismn ismn;fs ismn13 ismn13;fs issn issn;fs issn13 issn13;fs upc upc
upc fs upc ean13
upc_in fs upc cstring`,
  triggerFunctions: '',
  operatorClasses: `btree ean13_ops! ean13
btree isbn13_ops! isbn13
btree isbn_ops! isbn
btree ismn13_ops! ismn13
btree ismn_ops! ismn
btree issn13_ops! issn13
btree issn_ops! issn
btree upc_ops! upc
hash ean13_ops! ean13
hash isbn13_ops! isbn13
hash isbn_ops! isbn
hash ismn13_ops! ismn13
hash ismn_ops! ismn
hash issn13_ops! issn13
hash issn_ops! issn
hash upc_ops! upc`,
  relations: '',
}
