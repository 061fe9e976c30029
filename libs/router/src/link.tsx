import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

type Unsupported =
  | 'defaultShouldRevalidate'
  | 'discover'
  | 'mask'
  | 'prefetch'
  | 'preventScrollReset'
  | 'relative'
  | 'reloadDocument'
  | 'viewTransition';

/** A link to a screen. React Router's own brings the prefetching of its framework, which we do not use, to the first page. */
export const Link = ({
  to,
  replace,
  state,
  target,
  onClick,
  ...rest
}: Omit<RouterLinkProps, Unsupported>) => {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state: state as unknown, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
};
