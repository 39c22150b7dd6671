/** vike writes the one entry as `<script src="/assets/entries/….js" type="module" async></script>`. */
const ENTRY = /<script src="(\/[^"]+)" type="module" async><\/script>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>\n?/g

/**
 * Sooner than idle when the reader touches anything; `import()` of the same URL twice is one load. A button that was
 * pressed before React knew it is pressed again when it does (renderer/Hydrated.tsx tells); buttons that the browser
 * itself understands are not. Enter in a field presses the button that sends its form (`data-sends`). The same
 * characters in every document, so that one hash can allow them.
 */
export const LATE_LINES = `(()=>{
const {entry,chunks}=document.currentScript.dataset,signs=['pointerover','touchstart','keydown','focusin'],
o={passive:true,capture:true},pressed=new Set,
start=()=>{signs.forEach(n=>removeEventListener(n,start,o));
chunks.split(' ').forEach(c=>c&&document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:c})));
import(entry)},
press=e=>{const b=e.target.closest('button[type=button]:not([popovertarget],[commandfor])');b&&pressed.add(b)},
enter=e=>{const b=e.key=='Enter'&&!e.isComposing&&e.target.matches('input')&&e.target.form?.querySelector('[data-sends]');
b&&(e.preventDefault(),pressed.add(b))};
signs.forEach(n=>addEventListener(n,start,o));
addEventListener('click',press,true);
addEventListener('keydown',enter,true);
addEventListener('hydrated',()=>{removeEventListener('click',press,true);
removeEventListener('keydown',enter,true);pressed.forEach(b=>b.isConnected&&b.click())},{once:true});
addEventListener('load',()=>(self.requestIdleCallback||setTimeout)(start))
})()`

/**
 * Takes React off the critical path: the document's module script becomes a few lines that load it at the first
 * sign of a reader, or when the browser is idle after `load`. The same bytes, later, and all at once.
 * What a reader needs before that is HTML. Development keeps its scripts: they are not a single entry there.
 */
export const withLateScript = (html: string): string => {
  const chunks = [...html.matchAll(PRELOAD)].map(([, href]) => href).join(' ')
  return html
    .replace(PRELOAD, '')
    .replace(
      ENTRY,
      (_script, entry: string) =>
        `<script data-entry="${entry}" data-chunks="${chunks}">${LATE_LINES}</script>`,
    )
}
