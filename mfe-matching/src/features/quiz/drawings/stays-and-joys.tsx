import type { ReactNode } from 'react';
import { Scene, ink } from './scene';

/** Accommodation (3) and enjoyment (4). */
export const staysAndJoys: Readonly<Record<string, ReactNode>> = {
  '3-budget': (
    <Scene ground="apricot" floor={ink.leaf}>
      <circle cx="60" cy="24" r="11" fill={ink.sun} />
      <path fill={ink.deep} d="M42 26l30 46H12z" />
      <path fill={ink.pine} d="M42 26l30 46H48z" />
      <path fill={ink.sand} d="M42 46l11 26H31z" />
    </Scene>
  ),
  '3-midrange': (
    <Scene ground="rose" floor={ink.plum}>
      <path fill={ink.cream} d="M18 72V34l24-16 24 16v38z" />
      <path fill={ink.brick} d="m12 36 30-21 30 21-4 5-26-18-26 18z" />
      <path fill={ink.wood} d="M36 72V55h12v17z" />
      <path fill={ink.night} d="M25 42h9v9h-9zM50 42h9v9h-9z" />
    </Scene>
  ),
  '3-luxury': (
    <Scene ground="mint">
      <circle cx="24" cy="24" r="11" fill={ink.gold} />
      <path fill={ink.sea} d="M0 58h84v26H0z" />
      <path fill={ink.sand} d="M26 58V40l16-10 16 10v18z" />
      <path fill={ink.brick} d="m20 41 22-16 22 16z" />
      <path fill={ink.wood} d="M24 58h4v12h-4zM56 58h4v12h-4zM38 44h8v14h-8z" />
    </Scene>
  ),
  '3-flexible': (
    <Scene ground="lilac" floor={ink.plum}>
      <path fill="none" stroke={ink.dark} strokeWidth="4" strokeLinejoin="round" d="M34 32v-9h16v9" />
      <rect x="22" y="32" width="40" height="40" rx="6" fill={ink.coral} />
      <path stroke={ink.dark} strokeWidth="3" d="M22 46h40" />
      <path fill={ink.sand} d="M30 54h11v9H30z" />
      <circle cx="53" cy="58" r="5" fill={ink.gold} />
    </Scene>
  ),
  '4-culture': (
    <Scene ground="apricot" floor={ink.coral}>
      <path fill={ink.plum} d="m14 34 28-18 28 18z" />
      <path fill={ink.night} d="M18 37h8v28h-8zM31 37h8v28h-8zM45 37h8v28h-8zM58 37h8v28h-8z" />
      <path fill={ink.plum} d="M12 65h60v8H12z" />
    </Scene>
  ),
  '4-nature': (
    <Scene ground="mint" floor={ink.pine}>
      <circle cx="24" cy="22" r="9" fill={ink.gold} />
      <path fill={ink.plum} d="M10 72 48 22l34 50z" />
      <path fill={ink.cream} d="m48 22 13 19-8-2-5 6-5-6-6 1z" />
      <path fill={ink.leaf} d="m22 38 12 34H10zM12 52l8 20H4z" />
    </Scene>
  ),
  '4-food': (
    <Scene ground="rose" floor={ink.wood}>
      <path stroke={ink.wood} strokeWidth="3" strokeLinecap="round" d="m48 42 20-26M54 43l20-22" />
      <path fill={ink.gold} d="M20 44q4-8 11-5 6-7 12-1 8-4 11 6z" />
      <path fill={ink.coral} d="M14 43h56q0 26-20 28H34q-20-2-20-28z" />
      <path fill={ink.cream} d="M15 50q2 4 27 4t27-4l-1 5q-3 4-26 4t-26-4z" />
    </Scene>
  ),
  '4-adventure': (
    <Scene ground="lilac">
      <path fill={ink.night} d="M0 84 40 26l16 22 8-8 20 30v14z" />
      <path fill={ink.plum} d="m40 26 16 22-10 8-8-8-10 6z" />
      <path stroke={ink.dark} strokeWidth="3" d="M40 28V8" />
      <path fill={ink.sun} d="M41 8h20l-6 7 6 7H41z" />
    </Scene>
  ),
};
