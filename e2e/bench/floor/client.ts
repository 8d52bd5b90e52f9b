import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FloorApp } from './FloorApp.ts';

const root = document.querySelector('#root');
if (root !== null) hydrateRoot(root, createElement(FloorApp));
