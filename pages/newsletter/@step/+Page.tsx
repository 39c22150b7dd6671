import { FROM_PAGE } from '#domain/newsletter/newsletter-step.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import formStyles from '#renderer/form/Form.module.css'
import { useData } from '#renderer/page-context.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import type { Data } from './+loader.ts'
import { STEPS } from './steps.ts'

export function Page() {
  const { title, lead, button } = STEPS[useData<Data>().step]
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        crumbs={[
          { label: 'トップ', href: link('top') },
          { label: 'ニュースレター', href: link('newsletter') },
        ]}
      />
      {button ? (
        // Without an action it is sent to the address of the page, with the token of its link.
        <form className={formStyles.form} method="post">
          <div className={formStyles.buttons}>
            <Button variant="primary" type="submit" name={FROM_PAGE} value="1">
              {button}
            </Button>
          </div>
        </form>
      ) : (
        <p>
          <a href={link('newsletter')}>ニュースレターのページへ</a>
        </p>
      )}
    </>
  )
}
