import { useState } from 'react'
import { DEVICES, type Device } from '#domain/operations/browser-name.ts'
import type { PageVitals } from '#domain/operations/operations.ts'
import { METRICS, THRESHOLDS } from '#domain/operations/vitals.ts'
import { type Columns, Rows } from '../../list-kit/Rows.tsx'
import { useRows } from '../../list-kit/useRows.ts'
import { Choices } from '../Choices.tsx'
import { listVitals } from '../calls.ts'
import { Part } from '../Part.tsx'
import { DEVICE_TEXTS, METRIC_TEXTS, metricText, RATINGS } from '../texts.ts'
import { MetricCell } from './MetricCell.tsx'
import styles from './Vitals.module.css'

const columns: Columns<PageVitals> = [
  { label: 'ページの種類', cell: ({ pageType }) => <code>{pageType}</code> },
  ...METRICS.map((metric) => ({
    label: `${METRIC_TEXTS[metric].name}（${METRIC_TEXTS[metric].about}）`,
    cell: ({ metrics }: PageVitals) => <MetricCell metric={metric} measured={metrics[metric]} />,
  })),
]

/** Web vitals by page type on a device class (75th percentile). */
export function Vitals() {
  const found = useRows(listVitals({ query: { days: '7' } }), 'vitals')
  const [device, setDevice] = useState<Device>('phone')
  const rows = found.rows?.filter((page) => page.device === device)
  return (
    <Part
      title="読者が感じる速さ（7日間）"
      about="一部の閲覧から集めた値です。4回のうち3回はこの値より速く表示されました。値の下の帯は、良好・改善が必要・不良の割合です。"
      aside={
        <Choices
          label="端末"
          choices={DEVICES.map((value) => ({ value, label: DEVICE_TEXTS[value] }))}
          value={device}
          onValue={setDevice}
        />
      }
    >
      <Rows
        label="読者が感じる速さ"
        {...found}
        rows={rows}
        idOf={({ pageType }) => pageType}
        columns={columns}
        empty={`${DEVICE_TEXTS[device]}での閲覧は、まだ集まっていません。`}
      />
      {rows && rows.length > 0 && <Legend />}
    </Part>
  )
}

/** The thresholds. */
const Legend = () => (
  <dl className={styles.legend}>
    {METRICS.map((metric) => (
      <div key={metric}>
        <dt>{METRIC_TEXTS[metric].name}</dt>
        <dd>
          {RATINGS.good.mark} {metricText(metric, THRESHOLDS[metric].good)}まで
        </dd>
        <dd>
          {RATINGS.fair.mark} {metricText(metric, THRESHOLDS[metric].poor)}まで
        </dd>
        <dd>{RATINGS.poor.mark} それより上</dd>
      </div>
    ))}
  </dl>
)
