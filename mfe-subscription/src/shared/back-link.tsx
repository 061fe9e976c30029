import type { ReactNode } from 'react';
import { Link } from '@wayfellow/router';
import { Icon, TextLink } from '@wayfellow/ui';
import { plansPath } from './paths';

/** The link back to the plans, shown above their subpages. */
export const BackLink = ({ children }: { children: ReactNode }) => (
  <TextLink component={Link} to={plansPath} standalone>
    <Icon name="arrow-left" size={16} />
    {children}
  </TextLink>
);
