/** The `<template>` that a client-only page shows when its code cannot be loaded. */
export const MISSING_CODE_TEMPLATE = 'missing-code'

/**
 * For documents that are empty without their code (`ssr: false`): if the code cannot be loaded, the document is
 * reloaded once in ten seconds (with the marker of reload-guard.ts); after that, and offline, the error page is shown.
 * Identical in every document, so that one CSP hash allows it.
 */
export const SHELL_LINES = `(()=>{
const path=location.pathname+location.search,root=document.documentElement,
again=()=>{try{const now=Date.now(),m=JSON.parse(sessionStorage.getItem('reload'))||{};
if(!navigator.onLine||m.path===path&&m.expires>now&&m.expires<=now+1e4)return false;
sessionStorage.setItem('reload',JSON.stringify({path,expires:now+1e4}));return true}catch{return false}},
fail=()=>{if('hydrated' in root.dataset)return;
removeEventListener('startfailed',fail);
if(again())return location.reload();
const main=document.getElementById('main');
main.replaceChildren(document.getElementById('${MISSING_CODE_TEMPLATE}').content.cloneNode(true));
main.querySelector('button').onclick=()=>location.reload()};
addEventListener('startfailed',fail);
import(document.querySelector('[type=module]').src).catch(fail)
})()`
