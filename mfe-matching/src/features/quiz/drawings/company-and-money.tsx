import type { ReactNode } from 'react';
import { Person, Scene, ink } from './scene';

const Coins = ({ x, count }: { x: number; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <rect
      key={index}
      x={x - 10}
      y={65 - index * 8}
      width="20"
      height="7"
      rx="3.5"
      fill={index % 2 ? ink.sun : ink.gold}
    />
  ));

/** Sociability (5) and budgeting (6). */
export const companyAndMoney: Readonly<Record<string, ReactNode>> = {
  '5-veryOutgoing': (
    <Scene ground="apricot" floor={ink.coral}>
      <Person x={20} y={72} size={26} coat={ink.deep} />
      <Person x={64} y={72} size={26} coat={ink.plum} />
      <Person x={42} y={72} size={34} coat={ink.brick} />
      <path
        fill={ink.cream}
        d="M30 8h26a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6H46l-5 5v-5H30a6 6 0 0 1-6-6v-4a6 6 0 0 1 6-6z"
      />
    </Scene>
  ),
  '5-moderatelySocial': (
    <Scene ground="mint" floor={ink.deep}>
      <Person x={26} y={72} size={32} coat={ink.coral} />
      <Person x={58} y={72} size={32} coat={ink.night} />
    </Scene>
  ),
  '5-morereserved': (
    <Scene ground="lilac" floor={ink.plum}>
      <path fill={ink.cream} d="M42 30q-14-9-30-4v38q16-4 30 5 14-9 30-5V26q-16-5-30 4z" />
      <path fill={ink.coral} d="M40 29h4v40h-4z" />
      <path
        fill="none"
        stroke={ink.plum}
        strokeWidth="3"
        strokeLinecap="round"
        d="M19 37q8-1 15 3M19 47q8-1 15 3M65 37q-8-1-15 3M65 47q-8-1-15 3"
      />
    </Scene>
  ),
  '5-flexible': (
    <Scene ground="rose">
      <path
        fill={ink.cream}
        d="M16 16h36a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H34L22 57V46h-6a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8z"
      />
      <path
        fill={ink.coral}
        d="M44 40h24a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-3v9l-10-9H44a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z"
      />
      <path fill={ink.cream} d="M46 51h20v3H46zM46 57h13v3H46z" />
    </Scene>
  ),
  '6-budget': (
    <Scene ground="mint" floor={ink.deep}>
      <circle cx="42" cy="46" r="20" fill={ink.gold} />
      <circle cx="42" cy="46" r="14" fill="none" stroke={ink.sun} strokeWidth="3" />
      <path fill={ink.sun} d="M39 38h6v16h-6z" />
    </Scene>
  ),
  '6-midrange': (
    <Scene ground="apricot" floor={ink.leaf}>
      <Coins x={30} count={3} />
      <Coins x={55} count={5} />
    </Scene>
  ),
  '6-premium': (
    <Scene ground="lilac" floor={ink.plum}>
      <path fill={ink.sea} d="M26 22h32l14 16-30 34-30-34z" />
      <path fill={ink.deep} d="M12 38h60L42 72z" />
      <path fill={ink.cream} d="m26 22 16 0-10 16H12z" opacity=".55" />
      <path fill={ink.pine} d="M32 38h20L42 72z" />
    </Scene>
  ),
  '6-flexible': (
    <Scene ground="rose" floor={ink.wood}>
      <path fill={ink.wood} d="M40 20h4v48h10v4H30v-4h10z" />
      <path stroke={ink.wood} strokeWidth="4" strokeLinecap="round" d="m16 32 52-10" />
      <path fill={ink.gold} d="M4 48h24q0 10-12 10T4 48z" />
      <path fill={ink.coral} d="M56 38h24q0 10-12 10T56 38z" />
      <path fill="none" stroke={ink.wood} strokeWidth="2" d="m6 48 10-16 10 16M58 38l10-16 10 16" />
    </Scene>
  ),
};
