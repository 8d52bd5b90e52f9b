import { renderToStaticMarkup } from 'react-dom/server';
import { Counter } from './Counter.jsx';

console.log(renderToStaticMarkup(<Counter text="가족 👨‍👩‍👧‍👦" />));
