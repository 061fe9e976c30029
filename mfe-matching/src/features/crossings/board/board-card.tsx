import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { keepFocus } from '@wayfellow/ui';

const Root = styled(Card)(({ theme }) => ({
  overflow: 'hidden',
  marginBottom: 32,
  [theme.breakpoints.down('sm')]: {
    marginInline: -20,
    marginBottom: 20,
    borderInline: 0,
    borderRadius: 0,
  },
})) as typeof Card;

interface Props {
  /** Id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
}

/** The card of a board; on phones as wide as the window. */
export const BoardCard = ({ labelledBy, children }: Props) => (
  <Root ref={keepFocus} component="section" aria-labelledby={labelledBy}>
    {children}
  </Root>
);
