/**
 * Readings are content of styles: no text that is copied, found or read aloud (`/ ''`), and unknown to React. A name that is
 * alone in its line has its reading in a line above, which wraps wherever the name does; one within a text has it as a ruby,
 * or in brackets if it is long, or the browser knows no ruby of styles.
 */
const STYLES = `
[data-furigana]{--furigana:max(.55em,.6875rem)}
[data-furigana-as=line]::before{content:attr(data-furigana);content:attr(data-furigana)/'';display:inline-block;inline-size:100%;
flex-shrink:0;contain:inline-size;font:400 var(--furigana)/1.3 var(--gothic);letter-spacing:0;color:var(--usuzumi)}
[data-furigana-as=line]{flex-wrap:wrap;row-gap:0}
[data-furigana-as]:not([data-furigana-as=line])::after{content:'（'attr(data-furigana)'）';
content:'（'attr(data-furigana)'）'/'';display:inline;font-size:.8em}
@supports (display:ruby-text){
[data-furigana-as=ruby]{display:ruby}
[data-furigana-as=ruby][data-furigana]::after{content:attr(data-furigana);content:attr(data-furigana)/'';
display:ruby-text;font-size:var(--furigana);font-weight:400;line-height:1.2;letter-spacing:0}}
[data-furigana-below]{display:none}`

const sheet = new CSSStyleSheet()
sheet.replaceSync(STYLES)

/** Adds the styles of readings to the document, or removes them. */
export const toggleFuriganaStyles = (isOn: boolean): void => {
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet)
  document.adoptedStyleSheets = isOn ? [...others, sheet] : others
}
