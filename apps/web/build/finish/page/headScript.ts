import { START_NOTICE_ID } from '../../../app/site/startNoticeId.ts';
import { PLAIN_COLORS_PATH } from '../plainColors.ts';

/**
 * Runs before the first paint: gives old browsers plain colors, applies the stored theme and colors, reserves space for
 * the visitor's own tools on the home page, and hides the page while its language differs from the stored one, so that
 * the other language does not flash. `LanguageProvider` reveals it; a style does so after a delay as a fallback.
 *
 * If the visitor goes back before the application follows the history, only the URL changes; hydrating this page
 * for that URL would fail and leave nothing on the screen. The page of the URL is loaded instead, as for a page
 * without scripts. And if the application fails to load, nobody else could say so.
 *
 * `useStarted` turns off both the handler of the history and the notice of a failed start.
 *
 * Some hosts send a page also for other spellings of its path, such as `/about//` or `/%61bout`; hydration would fail
 * in the same way. The page's own path is shown instead. The not-found page has none; it has `settleUrl`.
 *
 * It records which controls are used that are not hydrated yet, and choices that the browser restores after that, see
 * `repeatEarlyActions`.
 */
export const HEAD_SCRIPT = [
  '(()=>{',
  'const root=document.documentElement;',
  'const read=(key)=>{try{return localStorage.getItem(key)}catch{return null}};',
  "if(!CSS.supports('color','light-dark(red,red)')){const link=document.createElement('link');link.rel='stylesheet';",
  `link.href='${PLAIN_COLORS_PATH}';document.head.append(link)}`,
  "const theme=read('theme');",
  "if(theme==='light'||theme==='dark'){root.dataset.theme=theme;",
  "for(const meta of document.querySelectorAll('[data-scheme]'))meta.media=meta.dataset.scheme===theme?'all':'not all'}",
  "const colors=read('trade-colors');if(colors)root.dataset.tradeColors=colors;",
  "if(/\"/.test(read('favourites')+read('recent')))root.dataset.mytools='';",
  "if(read('language')==='en'&&root.dataset.lang==='ko')root.dataset.pending='';",
  'const own=root.dataset.path;',
  "if(own&&![own,own.replace(/\\/?$/,'/')].includes(location.pathname))",
  "history.replaceState(history.state,'',own+location.search+location.hash);",
  'const {pathname}=location;',
  'window.onpopstate=()=>{if(location.pathname!==pathname)location.reload()};',
  "const fail=({target})=>{if(!window.onpopstate||(target!==window&&target.type!=='module'))return;",
  `const notice=document.querySelector('#${START_NOTICE_ID}>*');if(!notice)return;notice.hidden=false;`,
  // Another attempt keeps what was typed; after a release, only a reload helps.
  'const reload=()=>navigator.onLine&&location.reload();',
  "notice.querySelector('button').onclick=()=>target.src?import(target.src).catch(reload):reload()};",
  "addEventListener('error',fail,true);addEventListener('unhandledrejection',fail);",
  'window.earlyActions=[];',
  // React stores properties on the elements that it has hydrated.
  'const isNew=(used)=>used&&!/__react/.test(Object.keys(used));',
  'const push=(used)=>window.earlyActions?.push([used,used.checked,used.value]);',
  'const note=(used)=>isNew(used)&&push(used);',
  "const isChoice=({type})=>type==='radio'||type==='checkbox';",
  'let pressed,clicked;',
  "addEventListener('click',({target})=>{clicked=target;",
  // The notice works without React.
  `const button=target.closest('button:not(#${START_NOTICE_ID} *)');pressed=isNew(button)&&button;`,
  // In the capture phase: hydration that this click triggers would otherwise read the new choice as the initial one.
  'if(isChoice(target))note(target)},true);',
  // After React, which may have hydrated the button for this click and pressed it, or even removed it then.
  "addEventListener('click',()=>pressed&&pressed.isConnected&&note(pressed));",
  // React knows a choice by its click, which a browser that restores it leaves out.
  "addEventListener('input',({target})=>{",
  "if(isChoice(target)?target!==clicked:target.type==='select-one'||isNew(target))push(target)},true);",
  // The browser would load the page again, without what was typed.
  "addEventListener('submit',(event)=>Array.isArray(window.earlyActions)&&event.preventDefault(),true);",
  '})()',
].join('');
