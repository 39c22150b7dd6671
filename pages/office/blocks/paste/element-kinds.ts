/** What holds no words of a text. */
export const SKIPPED = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT SVG MATH HEAD META LINK TITLE INPUT BUTTON SELECT TEXTAREA CANVAS MAP RT RP XML'.split(
    ' ',
  ),
)
/** What another program or another site would show. */
export const FRAMES = new Set('IFRAME OBJECT EMBED VIDEO AUDIO'.split(' '))
/** What begins a line of its own. */
export const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN NAV ASIDE FIGCAPTION ADDRESS PRE DL DT DD DETAILS SUMMARY FORM FIELDSET CENTER TD TH TR TBODY THEAD TABLE CAPTION'.split(
    ' ',
  ),
)
