import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const bob = keyframes({ '30%': { translate: '0 -4px' }, '60%': { translate: '0' } });

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 10,
  padding: '4px 0 6px',
  fontSize: '.9rem',
  color: theme.vars.palette.text.secondary,
  '& .dots': {
    display: 'flex',
    gap: 4,
    padding: '13px 14px',
    borderRadius: '18px 18px 18px 5px',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& i': {
    width: 7,
    height: 7,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.text.secondary,
    animation: `${bob} 1.1s infinite`,
  },
  '& i:nth-of-type(2)': { animationDelay: '.15s', opacity: 0.7 },
  '& i:nth-of-type(3)': { animationDelay: '.3s', opacity: 0.45 },
}));

/** Three dots in a bubble and who is typing, such as 'Ben is typing'. */
export const TypingDots = ({ text }: { text: string }) => (
  <Row role="status">
    <span className="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span>{text}</span>
  </Row>
);
