import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { type ElementType, useLayoutEffect, useRef } from 'react';

const turn = keyframes({ to: { rotate: '1turn' } });

/** A spinning ring that indicates progress. Hidden from screen readers. */
export const Spinner = styled((props: { className?: string }) => <span aria-hidden="true" {...props} />)({
  display: 'inline-block',
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
});

/** Reserves the width of the busy label with invisible generated content. */
const Steady = styled('span')({
  display: 'inline-grid',
  justifyItems: 'center',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '&::after': {
    content: 'attr(data-longest)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    paddingInline: 13,
  },
});

interface BusyProps {
  busy: boolean;
  /** The label while busy, such as 'Connecting...'. */
  busyLabel?: string;
  /** Takes the room of `busyLabel` only while busy: at the end of a line, where it moves nothing. */
  grows?: boolean;
  /** Not supported, unlike in LinkButton. */
  component?: never;
}

/** A disabled button loses the focus: the ref of one that gets it back, unless it went elsewhere meanwhile. */
const useKeptFocus = (busy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [busy]);
  return button;
};

/** A button that shows when it is busy, is disabled meanwhile, and keeps the focus and, unless it grows, its width. */
export const BusyButton = ({
  busy,
  busyLabel,
  grows,
  children,
  disabled,
  startIcon,
  ...rest
}: BusyProps & ButtonProps) => {
  const button = useKeptFocus(busy);
  return (
    <Button
      {...rest}
      ref={button}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      startIcon={busy ? undefined : startIcon}
    >
      <Steady data-longest={grows ? '' : (busyLabel ?? (typeof children === 'string' ? children : ''))}>
        <span>
          {busy && <Spinner />}
          {busy ? (busyLabel ?? children) : children}
        </span>
      </Steady>
    </Button>
  );
};

type Routed<Props> = Props & {
  /** The router's link component; a plain anchor by default. */
  component?: ElementType;
  to?: string;
  href?: string;
  replace?: boolean;
  state?: unknown;
};

/** A link that looks like a button. */
export const LinkButton = ({ component = 'a', ...rest }: Routed<ButtonProps>) => (
  <Button component={component} {...rest} />
);

/** An underlined text link. One in a text is 24 px high for a thumb, and moves no line; `standalone` makes it 44 px. */
export const TextLink = ({
  component = 'a',
  standalone,
  sx,
  ...rest
}: Routed<LinkProps> & { standalone?: boolean }) => (
  <Link
    component={component}
    sx={[
      standalone
        ? { display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 44 }
        : { '&:is(a)': { paddingBlock: '4px' } },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
    {...rest}
  />
);
