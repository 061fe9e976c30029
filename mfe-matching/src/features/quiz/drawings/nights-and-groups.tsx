import type { ReactNode } from 'react';
import { Person, Scene, ink } from './scene';

const Moon = ({ x, y }: { x: number; y: number }) => (
  <path transform={`translate(${x} ${y})`} fill={ink.gold} d="M4-14a15 15 0 1 0 10 22A17 17 0 0 1 4-14z" />
);

/** Nightlife (7) and group size (8). */
export const nightsAndGroups: Readonly<Record<string, ReactNode>> = {
  '7-essential': (
    <Scene ground="rose" floor={ink.plum}>
      <path fill={ink.cream} d="M18 22h48L44 46v22h12v4H28v-4h12V46z" />
      <path fill={ink.coral} d="M26 29h32L42 46z" />
      <circle cx="62" cy="20" r="8" fill={ink.leaf} />
      <path stroke={ink.wood} strokeWidth="3" strokeLinecap="round" d="m46 40 14-28" />
    </Scene>
  ),
  '7-sometimes': (
    <Scene ground="lilac" floor={ink.night}>
      <path fill="none" stroke={ink.dark} strokeWidth="2" d="M0 18q22 18 42 18t42-18" />
      <g fill={ink.gold}>
        <circle cx="14" cy="32" r="5" />
        <circle cx="32" cy="40" r="5" />
        <circle cx="52" cy="40" r="5" />
        <circle cx="70" cy="32" r="5" />
      </g>
      <path fill={ink.coral} d="M10 72V58h64v14z" />
      <path fill={ink.cream} d="M10 58h16v6q-8 6-16 0zM42 58h16v6q-8 6-16 0z" />
    </Scene>
  ),
  '7-rarely': (
    <Scene ground="mint" floor={ink.pine}>
      <Moon x={60} y={24} />
      <path fill={ink.wood} d="M10 40h5v32h-5zM69 56h5v16h-5z" />
      <path fill={ink.coral} d="M15 56h54v10H15z" />
      <rect x="17" y="46" width="18" height="11" rx="5" fill={ink.cream} />
      <path fill={ink.plum} d="M35 50h28q6 0 6 7H35z" />
    </Scene>
  ),
  '7-flexible': (
    <Scene ground="apricot">
      <path fill={ink.night} d="M84 0v84H0z" />
      <circle cx="26" cy="28" r="13" fill={ink.sun} />
      <Moon x={58} y={58} />
      <g fill={ink.cream}>
        <circle cx="72" cy="34" r="2" />
        <circle cx="40" cy="70" r="2" />
        <circle cx="62" cy="38" r="1.500" />
      </g>
    </Scene>
  ),
  '8-solo': (
    <Scene ground="apricot" floor={ink.leaf}>
      <Person x={29} y={72} size={28} coat={ink.deep} />
      <Person x={56} y={72} size={28} coat={ink.coral} />
    </Scene>
  ),
  '8-small': (
    <Scene ground="rose" floor={ink.plum}>
      <Person x={42} y={60} size={24} coat={ink.gold} />
      <Person x={21} y={72} size={26} coat={ink.night} />
      <Person x={63} y={72} size={26} coat={ink.deep} />
    </Scene>
  ),
  '8-medium': (
    <Scene ground="mint" floor={ink.deep}>
      <Person x={24} y={54} size={20} coat={ink.plum} />
      <Person x={42} y={50} size={20} coat={ink.gold} />
      <Person x={60} y={54} size={20} coat={ink.night} />
      <Person x={16} y={72} size={22} coat={ink.coral} />
      <Person x={42} y={72} size={22} coat={ink.pine} />
      <Person x={68} y={72} size={22} coat={ink.brick} />
    </Scene>
  ),
  '8-flexible': (
    <Scene ground="lilac" floor={ink.plum}>
      <path fill={ink.wood} d="M40 16h5v56h-5z" />
      <path fill={ink.coral} d="M30 20h34l8 7-8 7H30z" />
      <path fill={ink.sea} d="M54 40H22l-8 7 8 7h32z" />
    </Scene>
  ),
};
