import type { LandingTexts } from '@/shared/i18n/en/landing';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  name: string;
  detail: string;
  kind?: 'main' | 'optional';
}

const HEIGHT = 64;

/** Renders a box with two lines; `x` and `y` are its top left corner. */
function Box({ x, y, width, name, detail, kind }: BoxProps) {
  return (
    <g className={kind && `landing-box-${kind}`}>
      <rect x={x} y={y} width={width} height={HEIGHT} rx="6" />
      <text className="landing-box-name" x={x + width / 2} y={y + 28}>
        {name}
      </text>
      <text x={x + width / 2} y={y + 47}>
        {detail}
      </text>
    </g>
  );
}

function Arrow({ x, from, to, label }: { x: number; from: number; to: number; label: string }) {
  return (
    <g>
      <path d={`M${x} ${from}V${to - 2}M${x - 5} ${to - 8}l5 6 5-6`} />
      <text className="landing-arrow" x={x + 10} y={(from + to) / 2 + 4}>
        {label}
      </text>
    </g>
  );
}

/** Renders the architecture: code and Hub above the API, database and other systems below. */
export function PartsDiagram({ messages }: { messages: LandingTexts }) {
  return (
    <svg className="landing-diagram" viewBox="0 0 380 276" role="img" aria-labelledby="landing-dt landing-dd">
      <title id="landing-dt">{messages.diagramTitle}</title>
      <desc id="landing-dd">{messages.diagramText}</desc>
      <Box x={2} y={2} width={180} name={messages.partCode} detail="HTML, C#, …" />
      <Box
        x={198}
        y={2}
        width={180}
        name={messages.partHub}
        detail={`Next.js, ${messages.diagramOptional}`}
        kind="optional"
      />
      <Arrow x={92} from={66} to={106} label="REST" />
      <Arrow x={288} from={66} to={106} label="REST" />
      <Box x={2} y={106} width={376} name={messages.partApi} detail="ASP.NET Core" kind="main" />
      <Arrow x={92} from={170} to={210} label="SQL" />
      <Arrow x={288} from={170} to={210} label={messages.diagramWebhooks} />
      <Box x={2} y={210} width={180} name="SQL Server" detail={messages.diagramOr} />
      <Box x={198} y={210} width={180} name={messages.partSystems} detail="HTTP" kind="optional" />
    </svg>
  );
}
