export { OutlookCard as default } from '../../parts/trade-form/OutlookCard.tsx';
