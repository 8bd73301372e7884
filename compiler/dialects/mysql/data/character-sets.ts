// Written by `npm run generate:character-sets`.

/** The collation of a database of MySQL 9 for which none is chosen. */
export const defaultCollation = 'utf8mb4_0900_ai_ci'

/** The character sets of MySQL 9, each with its default collation. */
export const characterSets = `
armscii8 armscii8_general_ci
ascii ascii_general_ci
big5 big5_chinese_ci
binary binary
cp1250 cp1250_general_ci
cp1251 cp1251_general_ci
cp1256 cp1256_general_ci
cp1257 cp1257_general_ci
cp850 cp850_general_ci
cp852 cp852_general_ci
cp866 cp866_general_ci
cp932 cp932_japanese_ci
dec8 dec8_swedish_ci
eucjpms eucjpms_japanese_ci
euckr euckr_korean_ci
gb18030 gb18030_chinese_ci
gb2312 gb2312_chinese_ci
gbk gbk_chinese_ci
geostd8 geostd8_general_ci
greek greek_general_ci
hebrew hebrew_general_ci
hp8 hp8_english_ci
keybcs2 keybcs2_general_ci
koi8r koi8r_general_ci
koi8u koi8u_general_ci
latin1 latin1_swedish_ci
latin2 latin2_general_ci
latin5 latin5_turkish_ci
latin7 latin7_general_ci
macce macce_general_ci
macroman macroman_general_ci
sjis sjis_japanese_ci
swe7 swe7_swedish_ci
tis620 tis620_thai_ci
ucs2 ucs2_general_ci
ujis ujis_japanese_ci
utf16 utf16_general_ci
utf16le utf16le_general_ci
utf32 utf32_general_ci
utf8mb3 utf8mb3_general_ci
utf8mb4 utf8mb4_0900_ai_ci`

/** Its collations, without the character set that each name begins with: sets, and what all of them have. */
export const collationEndings = `
armscii8 ascii big5 cp1250 cp1251 cp1256 cp1257 cp850 cp852 cp866 cp932 dec8 eucjpms euckr gb18030 gb2312 gbk geostd8 greek hebrew hp8 keybcs2 koi8r koi8u latin1 latin2 latin5 latin7 macce macroman sjis swe7 tis620 ucs2 ujis utf16 utf16le utf32 utf8mb3 utf8mb4: bin
armscii8 ascii cp1250 cp1251 cp1256 cp1257 cp850 cp852 cp866 geostd8 greek hebrew keybcs2 koi8r koi8u latin1 latin2 latin7 macce macroman ucs2 utf16 utf16le utf32 utf8mb3 utf8mb4: general_ci
big5 gb18030 gb2312 gbk: chinese_ci
cp1250 latin2 ucs2 utf16 utf32 utf8mb3 utf8mb4: croatian_ci
cp1250 latin2: czech_cs
cp1250 ucs2 utf16 utf32 utf8mb3 utf8mb4: polish_ci
cp1251 latin1 latin7: general_cs
cp1251: bulgarian_ci ukrainian_ci
cp1257 ucs2 utf16 utf32 utf8mb3 utf8mb4: lithuanian_ci
cp932 eucjpms sjis ujis: japanese_ci
dec8 latin1 swe7 ucs2 utf16 utf32 utf8mb3 utf8mb4: swedish_ci
euckr: korean_ci
gb18030 ucs2 utf16 utf32 utf8mb3 utf8mb4: unicode_520_ci
hp8: english_ci
latin1 ucs2 utf16 utf32 utf8mb3 utf8mb4: danish_ci german2_ci spanish_ci
latin1: german1_ci
latin2 ucs2 utf16 utf32 utf8mb3 utf8mb4: hungarian_ci
latin5 ucs2 utf16 utf32 utf8mb3 utf8mb4: turkish_ci
latin7: estonian_cs
tis620: thai_ci
ucs2 utf16 utf32 utf8mb3 utf8mb4: czech_ci esperanto_ci estonian_ci icelandic_ci latvian_ci persian_ci roman_ci romanian_ci sinhala_ci slovak_ci slovenian_ci spanish2_ci unicode_ci vietnamese_ci
ucs2 utf8mb3: general_mysql500_ci
utf8mb3: tolower_ci
utf8mb4: 0900_ai_ci 0900_as_ci 0900_as_cs 0900_bin bg_0900_ai_ci bg_0900_as_cs bs_0900_ai_ci bs_0900_as_cs cs_0900_ai_ci cs_0900_as_cs da_0900_ai_ci da_0900_as_cs de_pb_0900_ai_ci de_pb_0900_as_cs eo_0900_ai_ci eo_0900_as_cs es_0900_ai_ci es_0900_as_cs es_trad_0900_ai_ci es_trad_0900_as_cs et_0900_ai_ci et_0900_as_cs gl_0900_ai_ci gl_0900_as_cs hr_0900_ai_ci hr_0900_as_cs hu_0900_ai_ci hu_0900_as_cs is_0900_ai_ci is_0900_as_cs ja_0900_as_cs ja_0900_as_cs_ks la_0900_ai_ci la_0900_as_cs lt_0900_ai_ci lt_0900_as_cs lv_0900_ai_ci lv_0900_as_cs mn_cyrl_0900_ai_ci mn_cyrl_0900_as_cs nb_0900_ai_ci nb_0900_as_cs nn_0900_ai_ci nn_0900_as_cs pl_0900_ai_ci pl_0900_as_cs ro_0900_ai_ci ro_0900_as_cs ru_0900_ai_ci ru_0900_as_cs sk_0900_ai_ci sk_0900_as_cs sl_0900_ai_ci sl_0900_as_cs sr_latn_0900_ai_ci sr_latn_0900_as_cs sv_0900_ai_ci sv_0900_as_cs tr_0900_ai_ci tr_0900_as_cs vi_0900_ai_ci vi_0900_as_cs zh_0900_as_cs`
