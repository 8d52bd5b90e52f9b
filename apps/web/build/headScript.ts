/**
 * Runs before the first paint: puts the stored theme in place, makes room for the visitor's own tools on the home page, and keeps the page hidden while its language is not the
 * stored one, so that nobody sees a flash of the other. `LanguageProvider` reveals it; a style does after a while anyway.
 */
export const HEAD_SCRIPT = [
  '(()=>{',
  'const root=document.documentElement;',
  'const read=(key)=>{try{return localStorage.getItem(key)}catch{return null}};',
  "const theme=read('theme');",
  "if(theme==='light'||theme==='dark')root.dataset.theme=theme;",
  "if(/\"/.test(read('favourites')+read('recent')))root.dataset.mytools='';",
  "if(read('language')==='en'&&root.lang==='ko')root.dataset.pending='';",
  '})()',
].join('');
