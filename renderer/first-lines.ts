import { APPEARANCE_COOKIE, NOTICE_COOKIE } from '#domain/site/cookie-names.ts'

const LINES = `(()=>{
const root=document.documentElement,on=(name,f)=>addEventListener(name,f,true),
member=()=>{const c=document.cookie;root.toggleAttribute('data-member',/\\.LastAuthUser=./.test(c));
[,root.dataset.appearance='']=/${APPEARANCE_COOKIE}=([^;]*)/.exec(c)||'';
/\\b${NOTICE_COOKIE}=/.test(c)&&(root.dataset.app='')},
say=text=>document.querySelector('.load-problem').textContent=text,
fail=()=>document.querySelectorAll('[data-pressed]').forEach(b=>{delete b.dataset.pressed;
say('通信できませんでした。もう一度お試しください。')});
on('unhandledrejection',e=>/^Transition was /.test(e.reason?.message)&&e.preventDefault());
member();on('visibilitychange',member);on('startfailed',fail);on('hydrated',()=>say(''));
on('beforetoggle',e=>{const n=e.target.querySelector('noscript');if(n)n.outerHTML=n.textContent});
const press=(e,b)=>{if(!b||'hydrated'in root.dataset)return;e.preventDefault();b.dataset.pressed='';say('');
import(document.querySelector('[type=module]').src).then(()=>dispatchEvent(new Event('start')),fail)};
on('click',e=>{const b=e.target.closest('[type=button]:not([popovertarget]),[data-zoom]');
b?.href&&(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)||press(e,b)});
on('keydown',e=>e.key==='Enter'&&!e.isComposing&&e.target.matches('input')&&press(e,e.target.form?.querySelector('[data-sends]')))})()`

/**
 * What has to work before the script of reading has come: the mark of a signed-in member, and the chosen colours and text
 * size (renderer/appearance), before the first paint and again when the page is restored from the back/forward cache;
 * that of a page which needs the app, because the redirect to it left a notice (reading cookies can take milliseconds:
 * they are read once); that a transition between documents may be skipped, which is no error but is reported as one
 * (https://github.com/w3c/csswg-drafts/issues/13726); the content of the menu, which is made when it is first opened;
 * and a press on a button that only the app can answer, or Enter in a field whose form such a button sends
 * (`data-sends`): the button is marked with `data-pressed` and the app started (renderer/reading/start-app.ts).
 * Identical in every document, so that one CSP hash allows it; without line breaks, which cost bytes.
 */
export const FIRST_LINES = LINES.replaceAll('\n', '')
