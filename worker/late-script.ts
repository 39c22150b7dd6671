/** vike writes the one entry as `<script src="/assets/entries/….js" type="module" async></script>`. */
const ENTRY = /<script src="(\/[^"]+)" type="module" async><\/script>/g
const PRELOAD = /<link rel="modulepreload"[^>]*>\n?/g

/** Sooner than idle when the reader touches anything. `import()` of the same URL twice is one load. */
const lines = (src: string) =>
  `<script>(()=>{const e=['pointerover','touchstart','keydown','focusin'],o={passive:true,capture:true},` +
  `s=()=>{e.forEach(n=>removeEventListener(n,s,o));import('${src}')};` +
  `e.forEach(n=>addEventListener(n,s,o));` +
  `addEventListener('load',()=>(self.requestIdleCallback||setTimeout)(s))})()</script>`

/**
 * Takes React off the critical path: the document's module script becomes a few lines that load it at the first
 * sign of a reader, or when the browser is idle after `load`. The same bytes, later.
 * What a reader needs before that is HTML. Development keeps its scripts: they are not a single entry there.
 */
export const withLateScript = (html: string): string =>
  html.replace(ENTRY, (_script, src: string) => lines(src)).replace(PRELOAD, '')
