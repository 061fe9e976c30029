import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { Icon, radii } from '@wayfellow/ui';
import { type Crop, maxZoom, moved, turned, zoomed } from './crop';
import { type Picture, drawCrop } from './picture';

/** How much of the stage the photo takes; around it is what will be cut off. */
const SHARE = 0.93;
const DRAWN_SIDE = 712;
/** By one key press, in shares of the photo's side. */
const STEP = 0.05;
const ZOOM_STEP = 0.1;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radii.card,
  cursor: 'grab',
  touchAction: 'none',
  backgroundColor: theme.vars.palette.band.main,
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
  '& canvas': { display: 'block', width: '100%', height: '100%' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'rgba(10,18,20,.55)',
    mask: 'radial-gradient(circle closest-side,transparent 92.8%,#000 93.1%)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '3.5%',
    borderRadius: '50%',
    boxShadow: '0 0 0 2px #fff',
  },
  '& > .hint': {
    position: 'absolute',
    zIndex: 1,
    left: '50%',
    bottom: 14,
    translate: '-50%',
    padding: '6px 14px',
    borderRadius: radii.pill,
    fontSize: '.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: '#fff',
    backgroundColor: 'rgba(10,18,20,.78)',
    pointerEvents: 'none',
  },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) 44px 44px',
  gap: 8,
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  picture: Picture;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const arrows: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The picture under a round frame, to be moved, zoomed and turned by pointer and keyboard. */
export const CropStage = ({ picture, crop, onChange }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  /** Where the pointer that moves the picture was last. */
  const held = useRef<{ x: number; y: number }>(undefined);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, SHARE);
  }, [picture, crop]);
  useEffect(() => stage.current?.focus(), [picture]);

  const zoomBy = (step: number) => onChange(zoomed(picture, crop, crop.zoom + step));
  const turn = () => onChange(turned(picture, crop));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) onChange(moved(picture, crop, ...arrow));
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(-ZOOM_STEP);
    else if (event.key.toLowerCase() === 'r') turn();
    else return;
    event.preventDefault();
  };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    const side = currentTarget.clientWidth * SHARE;
    const { x, y } = held.current;
    held.current = { x: clientX, y: clientY };
    onChange(moved(picture, crop, (x - clientX) / side, (y - clientY) / side));
  };
  const onPointerDown = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    held.current = { x: clientX, y: clientY };
  };
  const letGo = () => {
    held.current = undefined;
  };
  const largest = maxZoom(picture);
  return (
    <>
      <Stage
        ref={stage}
        role="application"
        tabIndex={0}
        aria-label="Your photo"
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <canvas ref={canvas} width={DRAWN_SIDE} height={DRAWN_SIDE} />
        <span className="hint" aria-hidden="true">
          Drag to move
        </span>
        <span id={hint} className="vh">
          Arrow keys move the photo, plus and minus zoom, R turns it.
        </span>
      </Stage>
      <Tools>
        <IconButton aria-label="Zoom out" disabled={crop.zoom <= 1} onClick={() => zoomBy(-ZOOM_STEP)}>
          <Icon name="minus" />
        </IconButton>
        <Slider
          aria-label="Zoom"
          min={1}
          max={largest}
          step={0.01}
          disabled={largest === 1}
          value={crop.zoom}
          getAriaValueText={(zoom) => `${Math.round(zoom * 100)} percent`}
          onChange={(_, zoom) => onChange(zoomed(picture, crop, zoom as number))}
        />
        <IconButton aria-label="Zoom in" disabled={crop.zoom >= largest} onClick={() => zoomBy(ZOOM_STEP)}>
          <Icon name="plus" />
        </IconButton>
        <IconButton aria-label="Turn to the right" onClick={turn} sx={{ color: 'text.primary' }}>
          <Icon name="retry" />
        </IconButton>
      </Tools>
    </>
  );
};
