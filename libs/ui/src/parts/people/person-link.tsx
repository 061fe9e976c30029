import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';

/** The target of a person's name and picture: the router's link component and its `to`. */
export interface PersonLinkTarget {
  component: ElementType;
  to: string;
}

const Plain = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  // A thumb's worth of height, which moves no line.
  paddingBlock: 4,
  '&:hover': { color: 'inherit', textDecoration: 'underline' },
  '&[aria-hidden]': { display: 'inline-flex', padding: 0, borderRadius: '50%' },
}) as ElementType;

interface PersonLinkProps {
  /** Without it, or without a name from the server, the children are not linked. */
  link?: PersonLinkTarget;
  /** For a picture next to a name with the same link: skipped by keyboard and screen readers. */
  picture?: boolean;
  children: ReactNode;
}

/** A link to a traveler's page around their name or picture. */
export const PersonLink = ({ link, picture, children }: PersonLinkProps) =>
  link && children ? (
    <Plain as={link.component} to={link.to} {...(picture && { tabIndex: -1, 'aria-hidden': true })}>
      {children}
    </Plain>
  ) : (
    children
  );
