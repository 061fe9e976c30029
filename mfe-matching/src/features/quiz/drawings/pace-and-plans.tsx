import type { ReactNode } from 'react';
import { Scene, ink } from './scene';

const line = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Pace (1) and planning (2). */
export const paceAndPlans: Readonly<Record<string, ReactNode>> = {
  '1-slow': (
    <Scene ground="apricot" floor={ink.leaf}>
      <path {...line} stroke={ink.sun} d="M34 22q-5 6 0 11t0 11M46 22q-5 6 0 11t0 11" />
      <path fill={ink.deep} d="M22 46h36v10q0 14-14 14h-8q-14 0-14-14z" />
      <path {...line} stroke={ink.deep} strokeWidth={5} d="M58 50q10-1 10 6t-11 7" />
    </Scene>
  ),
  '1-moderate': (
    <Scene ground="mint">
      <circle cx="62" cy="22" r="10" fill={ink.gold} />
      <path fill={ink.leaf} d="M0 46q20-12 42-4t42-6v48H0z" />
      <path fill={ink.sand} d="M30 84q-6-14 10-20t4-14q-4-4 2-8h6q-4 4 0 9 8 9-6 14-10 6 4 19z" />
    </Scene>
  ),
  '1-fast': (
    <Scene ground="rose">
      <path fill={ink.cream} d="M8 66h30a6 6 0 0 0 0-12 9 9 0 0 0-17-2 7 7 0 0 0-9 3 6 6 0 0 0-4 11z" />
      <path
        fill={ink.coral}
        d="M70 14q6 2 2 9L58 40l4 24-5 4-10-20-10 9 1 9-4 4-5-11-11-5 4-4 9 1 9-10-20-10 4-5 24 4 14-13q5-4 8-3z"
      />
    </Scene>
  ),
  '1-flexible': (
    <Scene ground="lilac">
      <circle cx="42" cy="42" r="26" fill={ink.cream} />
      <circle cx="42" cy="42" r="26" fill="none" stroke={ink.dark} strokeWidth="4" />
      <path fill={ink.coral} d="M56 28 47 47l-10-10z" />
      <path fill={ink.plum} d="m28 56 9-19 10 10z" />
    </Scene>
  ),
  '2-detailed': (
    <Scene ground="mint">
      <rect x="20" y="16" width="44" height="54" rx="6" fill={ink.cream} />
      <rect x="32" y="11" width="20" height="10" rx="4" fill={ink.deep} />
      <path {...line} stroke={ink.coral} d="m27 33 4 4 6-7M27 46l4 4 6-7M27 59l4 4 6-7" />
      <path {...line} stroke={ink.plum} d="M44 34h13M44 47h13M44 60h9" />
    </Scene>
  ),
  '2-flexible': (
    <Scene ground="apricot">
      <path fill={ink.cream} d="m12 24 20-8 20 8 20-8v46l-20 8-20-8-20 8z" />
      <path fill={ink.sea} d="m32 16 20 8v46l-20-8z" opacity=".45" />
      <path {...line} stroke={ink.coral} strokeDasharray="1 7" d="M20 56q6-18 20-14t18-16" />
      <circle cx="60" cy="26" r="5" fill={ink.coral} />
    </Scene>
  ),
  '2-minimal': (
    <Scene ground="lilac" floor={ink.plum}>
      <path fill={ink.brick} d="M42 70S22 52 22 36a20 20 0 0 1 40 0c0 16-20 34-20 34z" />
      <circle cx="42" cy="36" r="8" fill={ink.cream} />
    </Scene>
  ),
  '2-openToAll': (
    <Scene ground="rose" floor={ink.leaf}>
      <path
        fill={ink.coral}
        d="M42 10a22 22 0 0 1 22 22c0 12-12 18-16 24H36c-4-6-16-12-16-24a22 22 0 0 1 22-22z"
      />
      <path fill={ink.gold} d="M42 10c8 0 11 12 11 22 0 12-5 18-7 24h-8c-2-6-7-12-7-24 0-10 3-22 11-22z" />
      <path fill={ink.wood} d="M36 60h12l-1 9H37z" />
    </Scene>
  ),
};
