/** Elements without text content. */
export const SKIPPED = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT SVG MATH HEAD META LINK TITLE INPUT BUTTON SELECT TEXTAREA CANVAS MAP RT RP XML'.split(
    ' ',
  ),
)
/** Embedded content. */
export const FRAMES = new Set('IFRAME OBJECT EMBED VIDEO AUDIO'.split(' '))
/** Elements that start a new line. */
export const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN NAV ASIDE FIGCAPTION ADDRESS PRE DL DT DD DETAILS SUMMARY FORM FIELDSET CENTER TD TH TR TBODY THEAD TABLE CAPTION'.split(
    ' ',
  ),
)
