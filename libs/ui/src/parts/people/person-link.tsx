import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';

/** Where somebody's name and picture lead: the router's link, and the address for it. */
export interface PersonLinkTarget {
  component: ElementType;
  to: string;
}

const Plain = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: 'inherit', textDecoration: 'underline' },
  '&[aria-hidden]': { display: 'inline-flex', borderRadius: '50%' },
}) as ElementType;

interface PersonLinkProps {
  /** Without one the children stand alone; a name that a server did not send leads nowhere. */
  link?: PersonLinkTarget;
  /** Around a picture whose name leads to the same place beside it: passed over by keyboard and screen reader. */
  picture?: boolean;
  children: ReactNode;
}

/** The way to a traveler's page, around their name or picture. */
export const PersonLink = ({ link, picture, children }: PersonLinkProps) =>
  link && children ? (
    <Plain as={link.component} to={link.to} {...(picture && { tabIndex: -1, 'aria-hidden': true })}>
      {children}
    </Plain>
  ) : (
    children
  );
