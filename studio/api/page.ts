/**
 * The `property` of the meta element that the server writes into the page: its `nonce` is the one that
 * the policy admits style elements with, for `EditorView.cspNonce`. A nonce holds for one load of the page.
 */
export const NONCE_META = 'csp-nonce'
