import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** A chunk of its own: where it breaks as it loads, nothing else does. */
export const draw = UPlot;
