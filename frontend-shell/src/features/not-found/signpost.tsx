import { styled } from '@mui/material/styles';

const Scene = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  '& .coral': { fill: theme.vars.palette.secondary.art },
}));

/** A signpost at a fork in the road, in the theme's illustration colors. */
export const Signpost = () => (
  <Scene viewBox="0 0 440 240" aria-hidden="true">
    <path fill="var(--h-sky1)" d="M0 0h440v240H0z" />
    <path fill="var(--h-sky2)" d="M0 70q110-20 220-4t220-10v184H0z" />
    <path fill="var(--h-sky3)" d="M0 124q110-18 220-2t220-10v128H0z" />
    <circle cx="330" cy="92" r="44" fill="var(--h-sun)" />
    <path fill="var(--h-far)" d="M0 190q70-50 120-60 60 10 90 44 60-30 120-34 50 10 110 50v50H0z" />
    <path fill="var(--h-hill)" d="M0 204q110-34 230-10t210-14v60H0z" />
    <path
      fill="var(--h-path)"
      d="M164 240C186 214 262 224 262 212C262 205 282 204 300 205C290 212 302 220 270 228C254 232 244 236 240 240z"
    />
    <path fill="var(--h-front)" d="M196 54h12v162h-12z" />
    <path className="coral" d="M120 66h92l18 17-18 17h-92z" />
    <path fill="var(--h-a)" d="M286 112h-92l-18 15 18 15h92z" />
    <path fill="var(--h-b)" d="M140 152h70l15 13-15 13h-70z" />
    <path
      d="M136 83h56M206 127h62M154 165h42"
      stroke="var(--h-front)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="1 10"
    />
  </Scene>
);
