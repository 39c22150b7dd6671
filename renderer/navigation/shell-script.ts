/** The `<template>` with what a shell shows when its code cannot be had. */
export const MISSING_CODE_TEMPLATE = 'missing-code'

/**
 * For documents that are nothing without their code (`ssr: false`), where it may be the code that is missing: the
 * document is loaded anew, once in ten seconds (by the marker of reload-guard.ts); then, and without a network, the
 * error page is shown. The same characters in every document, so that one hash can allow them.
 */
export const SHELL_LINES = `(()=>{
const path=location.pathname+location.search,root=document.documentElement,
again=()=>{try{const now=Date.now(),m=JSON.parse(sessionStorage.getItem('reload'))||{};
if(!navigator.onLine||m.path===path&&m.expires>now&&m.expires<=now+1e4)return false;
sessionStorage.setItem('reload',JSON.stringify({path,expires:now+1e4}));return true}catch{return false}},
fail=e=>{if('hydrated' in root.dataset||e.reason&&!(e.reason instanceof TypeError))return;
removeEventListener('vite:preloadError',fail);removeEventListener('unhandledrejection',fail);
if(again())return location.reload();
const main=document.getElementById('main');
main.replaceChildren(document.getElementById('${MISSING_CODE_TEMPLATE}').content.cloneNode(true));
main.querySelector('button').onclick=()=>location.reload()};
addEventListener('vite:preloadError',fail);
addEventListener('unhandledrejection',fail)
})()`
