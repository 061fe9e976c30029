import { styled } from '@mui/material/styles';
import { radii } from '@wayfellow/ui';

/** The drawing's inks. */
export const Sheet = styled('svg')(({ theme }) => {
  const { map, primary, secondary, background, text, band } = theme.vars.palette;
  const { fontFamily, h2 } = theme.typography;
  return {
    width: '100%',
    height: 'auto',
    borderRadius: radii.picture,
    backgroundColor: map.sea,
    // Outside it would be cut.
    '&:focus-visible': { outlineOffset: -3 },
    '& path': { fill: 'none' },
    '& .line': { stroke: map.seaLine },
    '& .waves': { stroke: background.paper, strokeOpacity: 0.55, strokeLinecap: 'round' },
    '& .hull': { fill: band.main },
    '& .sail': { fill: band.contrastText },
    '& .jib': { fill: map.land },
    '& .shade': { fill: map.landShade },
    '& .land': { fill: map.land, stroke: map.edge, strokeLinejoin: 'round' },
    '& .border': { stroke: map.landShade },
    '& .place': { cursor: 'pointer' },
    '& .reach': { fill: 'transparent' },
    '& .dot': {
      fill: secondary.art,
      fillOpacity: 0.86,
      stroke: background.paper,
      transition: 'r 300ms cubic-bezier(.2,.7,.3,1), fill-opacity 150ms',
    },
    '& .place:hover .dot, & .active .dot': { fillOpacity: 1 },
    '& .ring': { fill: 'none', stroke: text.primary },
    '& text': { pointerEvents: 'none' },
    '& .count': {
      fontFamily,
      fontWeight: 700,
      fill: secondary.contrastText,
      textAnchor: 'middle',
    },
    '& .label': {
      fontFamily: h2.fontFamily,
      fontWeight: 600,
      fill: text.primary,
      paintOrder: 'stroke',
      stroke: map.sea,
      strokeLinejoin: 'round',
    },
    '& .own': { fill: 'none', stroke: primary.main, strokeLinecap: 'round', pointerEvents: 'none' },
    '& .stop': { fill: background.paper, stroke: primary.main, pointerEvents: 'none' },
  };
});
