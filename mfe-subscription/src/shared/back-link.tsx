import type { ReactNode } from 'react';
import { Link } from '@wayfellow/router';
import { Icon, TextLink } from '@wayfellow/ui';
import { plansPath } from './paths';

/** The way back to the plans, above a screen that hangs from them. */
export const BackLink = ({ children }: { children: ReactNode }) => (
  <TextLink component={Link} to={plansPath} standalone>
    <Icon name="arrow-left" size={16} />
    {children}
  </TextLink>
);
