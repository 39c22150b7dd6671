/** vike writes the single entry as `<script src="/assets/entries/….js" type="module" async></script>`. */
const ENTRY = /<script src="(\/[^"]+)" type="module" async><\/script>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>\n?/g

/**
 * Loads earlier than idle on the first interaction; `import()` of the same URL twice is one load. A button pressed
 * before hydration is clicked again after it (renderer/+onRenderClient.tsx dispatches the event); buttons with native
 * behaviour are not. Enter in a field presses the button that submits its form (`data-sends`). Identical in every
 * document, so that one hash can allow it.
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
 * Takes React off the critical path: the document's module script is replaced by a few lines that load it on the first
 * interaction, or when the browser is idle after `load`. The same bytes, later, and all at once. Readers need only HTML
 * before that. Development keeps its scripts: they are not a single entry there.
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
