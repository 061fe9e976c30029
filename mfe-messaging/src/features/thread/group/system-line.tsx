import { styled } from '@mui/material/styles';

/** A line between the bubbles that nobody wrote, such as 'Ben joined'. */
export const SystemLine = styled('p')(({ theme }) => ({
  alignSelf: 'center',
  padding: '8px 0',
  fontSize: '.8125rem',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));
