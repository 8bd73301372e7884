import { For, Match, Show, Switch } from 'solid-js'
import type { CommandReply } from '../../../../api/keys/command.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { ByteValue } from '../value/byte-value.tsx'

/** What the server has answered, with its types. */
export function ReplyTree(props: { reply: CommandReply }) {
  const integer = () => (props.reply.type === 'integer' ? props.reply : undefined)
  const text = () => (props.reply.type === 'string' ? props.reply : undefined)
  const error = () => (props.reply.type === 'error' ? props.reply : undefined)
  const list = () => (props.reply.type === 'list' ? props.reply : undefined)
  return (
    <Switch fallback={<span class="nil">(nil)</span>}>
      <Match when={integer()}>
        {(reply) => <span class="k-number">(integer) {reply().value}</span>}
      </Match>
      <Match when={text()}>{(reply) => <ByteValue shown={reply()} />}</Match>
      <Match when={error()}>
        {(reply) => <span class="danger">(error) {reply().message}</span>}
      </Match>
      <Match when={list()}>
        {(reply) => (
          <Show when={reply().items.length > 0} fallback={<span class="nil">(empty)</span>}>
            <ol class="reply-list">
              <For each={reply().items}>
                {(item) => (
                  <li>
                    <ReplyTree reply={item} />
                  </li>
                )}
              </For>
            </ol>
            <Show when={reply().left > 0}>
              <span class="faint">{counted(reply().left, 'element')} more, not shown</span>
            </Show>
          </Show>
        )}
      </Match>
    </Switch>
  )
}
