// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const frameMessage = validate10;
const schema11 = { "anyOf": [
	{
		"type": "object",
		"required": ["kind"],
		"properties": { "kind": {
			"type": "string",
			"const": "opened"
		} }
	},
	{
		"type": "object",
		"required": [
			"kind",
			"subscription",
			"needs",
			"range",
			"isLive",
			"width"
		],
		"properties": {
			"kind": {
				"type": "string",
				"const": "subscribe"
			},
			"subscription": {
				"type": "integer",
				"minimum": 0
			},
			"needs": {
				"type": "array",
				"items": { "anyOf": [
					{
						"type": "object",
						"required": [
							"kind",
							"dataPointIds",
							"window",
							"statistic",
							"live"
						],
						"properties": {
							"kind": {
								"type": "string",
								"const": "measurements"
							},
							"dataPointIds": {
								"type": "array",
								"items": {
									"type": "string",
									"maxLength": 300,
									"pattern": "^[^\\u0000-\\u001f]*$"
								},
								"maxItems": 500
							},
							"window": { "anyOf": [
								{
									"type": "string",
									"const": "range"
								},
								{
									"type": "object",
									"required": ["lastPoints"],
									"properties": { "lastPoints": {
										"type": "number",
										"minimum": 0,
										"maximum": 864e13
									} }
								},
								{
									"type": "object",
									"required": ["lastMs"],
									"properties": { "lastMs": {
										"type": "number",
										"minimum": 0,
										"maximum": 864e13
									} }
								}
							] },
							"statistic": {
								"enum": [
									"mean",
									"min",
									"max"
								],
								"type": "string"
							},
							"averagingMs": {
								"type": "number",
								"minimum": 0,
								"maximum": 864e13
							},
							"live": { "type": "boolean" }
						}
					},
					{
						"type": "object",
						"required": [
							"kind",
							"nodeIds",
							"includes"
						],
						"properties": {
							"kind": {
								"type": "string",
								"const": "nodes"
							},
							"nodeIds": {
								"type": "array",
								"items": {
									"type": "string",
									"maxLength": 300,
									"pattern": "^[^\\u0000-\\u001f]*$"
								},
								"maxItems": 500
							},
							"all": { "type": "boolean" },
							"includes": {
								"type": "array",
								"items": {
									"enum": [
										"profiles",
										"configuration",
										"data_points"
									],
									"type": "string"
								},
								"maxItems": 10
							}
						}
					},
					{
						"type": "object",
						"required": ["kind"],
						"properties": { "kind": {
							"type": "string",
							"const": "status"
						} }
					},
					{
						"type": "object",
						"required": ["kind", "hours"],
						"properties": {
							"kind": {
								"type": "string",
								"const": "online"
							},
							"hours": {
								"type": "number",
								"minimum": 0,
								"maximum": 864e13
							}
						}
					},
					{
						"type": "object",
						"required": ["kind", "limit"],
						"properties": {
							"kind": {
								"type": "string",
								"const": "alerts"
							},
							"limit": {
								"type": "number",
								"minimum": 0,
								"maximum": 864e13
							},
							"page": {
								"type": "number",
								"minimum": 0,
								"maximum": 864e13
							}
						}
					},
					{
						"type": "object",
						"required": ["kind", "nodeIds"],
						"properties": {
							"kind": {
								"type": "string",
								"const": "profiles"
							},
							"nodeIds": {
								"type": "array",
								"items": {
									"type": "string",
									"maxLength": 300,
									"pattern": "^[^\\u0000-\\u001f]*$"
								},
								"maxItems": 500
							}
						}
					}
				] },
				"maxItems": 20
			},
			"range": {
				"type": "object",
				"required": ["from", "to"],
				"properties": {
					"from": {
						"type": "number",
						"minimum": -864e13,
						"maximum": 864e13
					},
					"to": {
						"type": "number",
						"minimum": -864e13,
						"maximum": 864e13
					}
				},
				"additionalProperties": false
			},
			"isLive": { "type": "boolean" },
			"width": {
				"type": "number",
				"minimum": 1,
				"maximum": 2e4
			}
		}
	},
	{
		"type": "object",
		"required": ["kind", "subscription"],
		"properties": {
			"kind": {
				"type": "string",
				"const": "unsubscribe"
			},
			"subscription": {
				"type": "integer",
				"minimum": 0
			}
		}
	},
	{
		"type": "object",
		"required": ["kind", "subscription"],
		"properties": {
			"kind": {
				"type": "string",
				"const": "retry"
			},
			"subscription": {
				"type": "integer",
				"minimum": 0
			}
		}
	},
	{
		"type": "object",
		"required": ["kind", "action"],
		"properties": {
			"kind": {
				"type": "string",
				"const": "act"
			},
			"action": { "anyOf": [
				{
					"type": "object",
					"required": [
						"name",
						"path",
						"replace"
					],
					"properties": {
						"name": {
							"type": "string",
							"const": "navigate"
						},
						"path": {
							"type": "string",
							"maxLength": 2e3,
							"pattern": "^/[^/\\\\]"
						},
						"replace": { "type": "boolean" }
					}
				},
				{
					"type": "object",
					"required": ["name", "range"],
					"properties": {
						"name": {
							"type": "string",
							"const": "set-range"
						},
						"range": {
							"type": "object",
							"required": ["from", "to"],
							"properties": {
								"from": {
									"type": "number",
									"minimum": -864e13,
									"maximum": 864e13
								},
								"to": {
									"type": "number",
									"minimum": -864e13,
									"maximum": 864e13
								}
							},
							"additionalProperties": false
						}
					}
				},
				{
					"type": "object",
					"required": ["name"],
					"properties": { "name": {
						"type": "string",
						"const": "reset-range"
					} }
				},
				{
					"type": "object",
					"required": ["name", "timeMs"],
					"properties": {
						"name": {
							"type": "string",
							"const": "hover"
						},
						"timeMs": { "anyOf": [{
							"type": "number",
							"minimum": -864e13,
							"maximum": 864e13
						}, { "type": "null" }] }
					}
				},
				{
					"type": "object",
					"required": [
						"name",
						"key",
						"value"
					],
					"properties": {
						"name": {
							"type": "string",
							"const": "keep"
						},
						"key": {
							"type": "string",
							"minLength": 1,
							"maxLength": 100
						},
						"value": { "anyOf": [{
							"type": "string",
							"maxLength": 1e4
						}, { "type": "null" }] }
					}
				},
				{
					"type": "object",
					"required": ["name", "payload"],
					"properties": {
						"name": {
							"type": "string",
							"const": "save"
						},
						"payload": {
							"type": "object",
							"patternProperties": { "^.*$": {} }
						}
					}
				},
				{
					"type": "object",
					"required": ["name", "config"],
					"properties": {
						"name": {
							"type": "string",
							"const": "migrated"
						},
						"config": {
							"type": "object",
							"patternProperties": { "^.*$": {} }
						}
					}
				},
				{
					"type": "object",
					"required": [
						"name",
						"step",
						"reason"
					],
					"properties": {
						"name": {
							"type": "string",
							"const": "not-migrated"
						},
						"step": {
							"type": "string",
							"maxLength": 2e3
						},
						"reason": {
							"type": "string",
							"maxLength": 2e3
						}
					}
				}
			] }
		}
	},
	{
		"type": "object",
		"required": [
			"kind",
			"question",
			"text"
		],
		"properties": {
			"kind": {
				"type": "string",
				"const": "summary"
			},
			"question": {
				"type": "integer",
				"minimum": 0
			},
			"text": {
				"type": "string",
				"maxLength": 2e3
			}
		}
	},
	{
		"type": "object",
		"required": ["kind", "turn"],
		"properties": {
			"kind": {
				"type": "string",
				"const": "turn"
			},
			"turn": {
				"type": "integer",
				"minimum": 0
			}
		}
	},
	{
		"type": "object",
		"required": [
			"kind",
			"where",
			"message",
			"isFatal"
		],
		"properties": {
			"kind": {
				"type": "string",
				"const": "failed"
			},
			"where": {
				"type": "string",
				"maxLength": 30
			},
			"message": {
				"type": "string",
				"maxLength": 2e3
			},
			"isFatal": { "type": "boolean" }
		}
	},
	{
		"type": "object",
		"required": ["kind", "kinds"],
		"properties": {
			"kind": {
				"type": "string",
				"const": "overreached"
			},
			"kinds": {
				"type": "array",
				"items": {
					"type": "string",
					"maxLength": 30
				},
				"maxItems": 10
			}
		}
	},
	{
		"type": "object",
		"required": ["kind"],
		"properties": { "kind": {
			"type": "string",
			"const": "changed"
		} }
	}
] };
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f]*$", "u");
const pattern3 = /* @__PURE__ */ new RegExp("^/[^/\\\\]", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/anyOf/0/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("opened" !== data0) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/anyOf/0/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "opened" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "kind" },
					message: "must have required property 'kind'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.subscription === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "subscription" },
					message: "must have required property 'subscription'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.needs === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "needs" },
					message: "must have required property 'needs'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.range === void 0) {
				const err7 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "range" },
					message: "must have required property 'range'"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.isLive === void 0) {
				const err8 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "isLive" },
					message: "must have required property 'isLive'"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data.width === void 0) {
				const err9 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "width" },
					message: "must have required property 'width'"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (typeof data1 !== "string") {
					const err10 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/anyOf/1/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if ("subscribe" !== data1) {
					const err11 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/anyOf/1/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "subscribe" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.subscription !== void 0) {
				let data2 = data.subscription;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
					const err12 = {
						instancePath: instancePath + "/subscription",
						schemaPath: "#/anyOf/1/properties/subscription/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (typeof data2 == "number") {
					if (data2 < 0 || isNaN(data2)) {
						const err13 = {
							instancePath: instancePath + "/subscription",
							schemaPath: "#/anyOf/1/properties/subscription/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			}
			if (data.needs !== void 0) {
				let data3 = data.needs;
				if (Array.isArray(data3)) {
					if (data3.length > 20) {
						const err14 = {
							instancePath: instancePath + "/needs",
							schemaPath: "#/anyOf/1/properties/needs/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					const len0 = data3.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data4 = data3[i0];
						const _errs14 = errors;
						let valid5 = false;
						const _errs15 = errors;
						if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
							if (data4.kind === void 0) {
								const err15 = {
									instancePath: instancePath + "/needs/" + i0,
									schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
							if (data4.dataPointIds === void 0) {
								const err16 = {
									instancePath: instancePath + "/needs/" + i0,
									schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/required",
									keyword: "required",
									params: { missingProperty: "dataPointIds" },
									message: "must have required property 'dataPointIds'"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
							if (data4.window === void 0) {
								const err17 = {
									instancePath: instancePath + "/needs/" + i0,
									schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/required",
									keyword: "required",
									params: { missingProperty: "window" },
									message: "must have required property 'window'"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							if (data4.statistic === void 0) {
								const err18 = {
									instancePath: instancePath + "/needs/" + i0,
									schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/required",
									keyword: "required",
									params: { missingProperty: "statistic" },
									message: "must have required property 'statistic'"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (data4.live === void 0) {
								const err19 = {
									instancePath: instancePath + "/needs/" + i0,
									schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/required",
									keyword: "required",
									params: { missingProperty: "live" },
									message: "must have required property 'live'"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (data4.kind !== void 0) {
								let data5 = data4.kind;
								if (typeof data5 !== "string") {
									const err20 = {
										instancePath: instancePath + "/needs/" + i0 + "/kind",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
								if ("measurements" !== data5) {
									const err21 = {
										instancePath: instancePath + "/needs/" + i0 + "/kind",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "measurements" },
										message: "must be equal to constant"
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
							}
							if (data4.dataPointIds !== void 0) {
								let data6 = data4.dataPointIds;
								if (Array.isArray(data6)) {
									if (data6.length > 500) {
										const err22 = {
											instancePath: instancePath + "/needs/" + i0 + "/dataPointIds",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/dataPointIds/maxItems",
											keyword: "maxItems",
											params: { limit: 500 },
											message: "must NOT have more than 500 items"
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
									const len1 = data6.length;
									for (let i1 = 0; i1 < len1; i1++) {
										let data7 = data6[i1];
										if (typeof data7 === "string") {
											if (func2(data7) > 300) {
												const err23 = {
													instancePath: instancePath + "/needs/" + i0 + "/dataPointIds/" + i1,
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/dataPointIds/items/maxLength",
													keyword: "maxLength",
													params: { limit: 300 },
													message: "must NOT have more than 300 characters"
												};
												if (vErrors === null) vErrors = [err23];
												else vErrors.push(err23);
												errors++;
											}
											if (!pattern0.test(data7)) {
												const err24 = {
													instancePath: instancePath + "/needs/" + i0 + "/dataPointIds/" + i1,
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/dataPointIds/items/pattern",
													keyword: "pattern",
													params: { pattern: "^[^\\u0000-\\u001f]*$" },
													message: "must match pattern \"^[^\\u0000-\\u001f]*$\""
												};
												if (vErrors === null) vErrors = [err24];
												else vErrors.push(err24);
												errors++;
											}
										} else {
											const err25 = {
												instancePath: instancePath + "/needs/" + i0 + "/dataPointIds/" + i1,
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/dataPointIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err25];
											else vErrors.push(err25);
											errors++;
										}
									}
								} else {
									const err26 = {
										instancePath: instancePath + "/needs/" + i0 + "/dataPointIds",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/dataPointIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							}
							if (data4.window !== void 0) {
								let data8 = data4.window;
								const _errs24 = errors;
								let valid9 = false;
								const _errs25 = errors;
								if (typeof data8 !== "string") {
									const err27 = {
										instancePath: instancePath + "/needs/" + i0 + "/window",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
								if ("range" !== data8) {
									const err28 = {
										instancePath: instancePath + "/needs/" + i0 + "/window",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/0/const",
										keyword: "const",
										params: { allowedValue: "range" },
										message: "must be equal to constant"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
								var _valid2 = _errs25 === errors;
								valid9 = valid9 || _valid2;
								if (!valid9) {
									const _errs27 = errors;
									if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
										if (data8.lastPoints === void 0) {
											const err29 = {
												instancePath: instancePath + "/needs/" + i0 + "/window",
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/1/required",
												keyword: "required",
												params: { missingProperty: "lastPoints" },
												message: "must have required property 'lastPoints'"
											};
											if (vErrors === null) vErrors = [err29];
											else vErrors.push(err29);
											errors++;
										}
										if (data8.lastPoints !== void 0) {
											let data9 = data8.lastPoints;
											if (typeof data9 == "number") {
												if (data9 > 864e13 || isNaN(data9)) {
													const err30 = {
														instancePath: instancePath + "/needs/" + i0 + "/window/lastPoints",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/1/properties/lastPoints/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 864e13
														},
														message: "must be <= 8640000000000000"
													};
													if (vErrors === null) vErrors = [err30];
													else vErrors.push(err30);
													errors++;
												}
												if (data9 < 0 || isNaN(data9)) {
													const err31 = {
														instancePath: instancePath + "/needs/" + i0 + "/window/lastPoints",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/1/properties/lastPoints/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													};
													if (vErrors === null) vErrors = [err31];
													else vErrors.push(err31);
													errors++;
												}
											} else {
												const err32 = {
													instancePath: instancePath + "/needs/" + i0 + "/window/lastPoints",
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/1/properties/lastPoints/type",
													keyword: "type",
													params: { type: "number" },
													message: "must be number"
												};
												if (vErrors === null) vErrors = [err32];
												else vErrors.push(err32);
												errors++;
											}
										}
									} else {
										const err33 = {
											instancePath: instancePath + "/needs/" + i0 + "/window",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/1/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err33];
										else vErrors.push(err33);
										errors++;
									}
									var _valid2 = _errs27 === errors;
									valid9 = valid9 || _valid2;
									if (!valid9) {
										const _errs31 = errors;
										if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
											if (data8.lastMs === void 0) {
												const err34 = {
													instancePath: instancePath + "/needs/" + i0 + "/window",
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/2/required",
													keyword: "required",
													params: { missingProperty: "lastMs" },
													message: "must have required property 'lastMs'"
												};
												if (vErrors === null) vErrors = [err34];
												else vErrors.push(err34);
												errors++;
											}
											if (data8.lastMs !== void 0) {
												let data10 = data8.lastMs;
												if (typeof data10 == "number") {
													if (data10 > 864e13 || isNaN(data10)) {
														const err35 = {
															instancePath: instancePath + "/needs/" + i0 + "/window/lastMs",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/2/properties/lastMs/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 864e13
															},
															message: "must be <= 8640000000000000"
														};
														if (vErrors === null) vErrors = [err35];
														else vErrors.push(err35);
														errors++;
													}
													if (data10 < 0 || isNaN(data10)) {
														const err36 = {
															instancePath: instancePath + "/needs/" + i0 + "/window/lastMs",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/2/properties/lastMs/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															},
															message: "must be >= 0"
														};
														if (vErrors === null) vErrors = [err36];
														else vErrors.push(err36);
														errors++;
													}
												} else {
													const err37 = {
														instancePath: instancePath + "/needs/" + i0 + "/window/lastMs",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/2/properties/lastMs/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err37];
													else vErrors.push(err37);
													errors++;
												}
											}
										} else {
											const err38 = {
												instancePath: instancePath + "/needs/" + i0 + "/window",
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf/2/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err38];
											else vErrors.push(err38);
											errors++;
										}
										var _valid2 = _errs31 === errors;
										valid9 = valid9 || _valid2;
									}
								}
								if (!valid9) {
									const err39 = {
										instancePath: instancePath + "/needs/" + i0 + "/window",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/window/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								} else {
									errors = _errs24;
									if (vErrors !== null) {
										if (_errs24) vErrors.length = _errs24;
										else vErrors = null;
									}
								}
							}
							if (data4.statistic !== void 0) {
								let data11 = data4.statistic;
								if (typeof data11 !== "string") {
									const err40 = {
										instancePath: instancePath + "/needs/" + i0 + "/statistic",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/statistic/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
								if (!(data11 === "mean" || data11 === "min" || data11 === "max")) {
									const err41 = {
										instancePath: instancePath + "/needs/" + i0 + "/statistic",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/statistic/enum",
										keyword: "enum",
										params: { allowedValues: schema11.anyOf[1].properties.needs.items.anyOf[0].properties.statistic.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err41];
									else vErrors.push(err41);
									errors++;
								}
							}
							if (data4.averagingMs !== void 0) {
								let data12 = data4.averagingMs;
								if (typeof data12 == "number") {
									if (data12 > 864e13 || isNaN(data12)) {
										const err42 = {
											instancePath: instancePath + "/needs/" + i0 + "/averagingMs",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/averagingMs/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 864e13
											},
											message: "must be <= 8640000000000000"
										};
										if (vErrors === null) vErrors = [err42];
										else vErrors.push(err42);
										errors++;
									}
									if (data12 < 0 || isNaN(data12)) {
										const err43 = {
											instancePath: instancePath + "/needs/" + i0 + "/averagingMs",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/averagingMs/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err43];
										else vErrors.push(err43);
										errors++;
									}
								} else {
									const err44 = {
										instancePath: instancePath + "/needs/" + i0 + "/averagingMs",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/averagingMs/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
							}
							if (data4.live !== void 0) {
								if (typeof data4.live !== "boolean") {
									const err45 = {
										instancePath: instancePath + "/needs/" + i0 + "/live",
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/properties/live/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
							}
						} else {
							const err46 = {
								instancePath: instancePath + "/needs/" + i0,
								schemaPath: "#/anyOf/1/properties/needs/items/anyOf/0/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
						var _valid1 = _errs15 === errors;
						valid5 = valid5 || _valid1;
						if (!valid5) {
							const _errs41 = errors;
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								if (data4.kind === void 0) {
									const err47 = {
										instancePath: instancePath + "/needs/" + i0,
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/required",
										keyword: "required",
										params: { missingProperty: "kind" },
										message: "must have required property 'kind'"
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
								if (data4.nodeIds === void 0) {
									const err48 = {
										instancePath: instancePath + "/needs/" + i0,
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/required",
										keyword: "required",
										params: { missingProperty: "nodeIds" },
										message: "must have required property 'nodeIds'"
									};
									if (vErrors === null) vErrors = [err48];
									else vErrors.push(err48);
									errors++;
								}
								if (data4.includes === void 0) {
									const err49 = {
										instancePath: instancePath + "/needs/" + i0,
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/required",
										keyword: "required",
										params: { missingProperty: "includes" },
										message: "must have required property 'includes'"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
								if (data4.kind !== void 0) {
									let data14 = data4.kind;
									if (typeof data14 !== "string") {
										const err50 = {
											instancePath: instancePath + "/needs/" + i0 + "/kind",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/kind/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
									if ("nodes" !== data14) {
										const err51 = {
											instancePath: instancePath + "/needs/" + i0 + "/kind",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/kind/const",
											keyword: "const",
											params: { allowedValue: "nodes" },
											message: "must be equal to constant"
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
								}
								if (data4.nodeIds !== void 0) {
									let data15 = data4.nodeIds;
									if (Array.isArray(data15)) {
										if (data15.length > 500) {
											const err52 = {
												instancePath: instancePath + "/needs/" + i0 + "/nodeIds",
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/nodeIds/maxItems",
												keyword: "maxItems",
												params: { limit: 500 },
												message: "must NOT have more than 500 items"
											};
											if (vErrors === null) vErrors = [err52];
											else vErrors.push(err52);
											errors++;
										}
										const len2 = data15.length;
										for (let i2 = 0; i2 < len2; i2++) {
											let data16 = data15[i2];
											if (typeof data16 === "string") {
												if (func2(data16) > 300) {
													const err53 = {
														instancePath: instancePath + "/needs/" + i0 + "/nodeIds/" + i2,
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/nodeIds/items/maxLength",
														keyword: "maxLength",
														params: { limit: 300 },
														message: "must NOT have more than 300 characters"
													};
													if (vErrors === null) vErrors = [err53];
													else vErrors.push(err53);
													errors++;
												}
												if (!pattern0.test(data16)) {
													const err54 = {
														instancePath: instancePath + "/needs/" + i0 + "/nodeIds/" + i2,
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/nodeIds/items/pattern",
														keyword: "pattern",
														params: { pattern: "^[^\\u0000-\\u001f]*$" },
														message: "must match pattern \"^[^\\u0000-\\u001f]*$\""
													};
													if (vErrors === null) vErrors = [err54];
													else vErrors.push(err54);
													errors++;
												}
											} else {
												const err55 = {
													instancePath: instancePath + "/needs/" + i0 + "/nodeIds/" + i2,
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/nodeIds/items/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err55];
												else vErrors.push(err55);
												errors++;
											}
										}
									} else {
										const err56 = {
											instancePath: instancePath + "/needs/" + i0 + "/nodeIds",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/nodeIds/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										};
										if (vErrors === null) vErrors = [err56];
										else vErrors.push(err56);
										errors++;
									}
								}
								if (data4.all !== void 0) {
									if (typeof data4.all !== "boolean") {
										const err57 = {
											instancePath: instancePath + "/needs/" + i0 + "/all",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/all/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										};
										if (vErrors === null) vErrors = [err57];
										else vErrors.push(err57);
										errors++;
									}
								}
								if (data4.includes !== void 0) {
									let data18 = data4.includes;
									if (Array.isArray(data18)) {
										if (data18.length > 10) {
											const err58 = {
												instancePath: instancePath + "/needs/" + i0 + "/includes",
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/includes/maxItems",
												keyword: "maxItems",
												params: { limit: 10 },
												message: "must NOT have more than 10 items"
											};
											if (vErrors === null) vErrors = [err58];
											else vErrors.push(err58);
											errors++;
										}
										const len3 = data18.length;
										for (let i3 = 0; i3 < len3; i3++) {
											let data19 = data18[i3];
											if (typeof data19 !== "string") {
												const err59 = {
													instancePath: instancePath + "/needs/" + i0 + "/includes/" + i3,
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/includes/items/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err59];
												else vErrors.push(err59);
												errors++;
											}
											if (!(data19 === "profiles" || data19 === "configuration" || data19 === "data_points")) {
												const err60 = {
													instancePath: instancePath + "/needs/" + i0 + "/includes/" + i3,
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/includes/items/enum",
													keyword: "enum",
													params: { allowedValues: schema11.anyOf[1].properties.needs.items.anyOf[1].properties.includes.items.enum },
													message: "must be equal to one of the allowed values"
												};
												if (vErrors === null) vErrors = [err60];
												else vErrors.push(err60);
												errors++;
											}
										}
									} else {
										const err61 = {
											instancePath: instancePath + "/needs/" + i0 + "/includes",
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/properties/includes/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
								}
							} else {
								const err62 = {
									instancePath: instancePath + "/needs/" + i0,
									schemaPath: "#/anyOf/1/properties/needs/items/anyOf/1/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
							}
							var _valid1 = _errs41 === errors;
							valid5 = valid5 || _valid1;
							if (!valid5) {
								const _errs55 = errors;
								if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
									if (data4.kind === void 0) {
										const err63 = {
											instancePath: instancePath + "/needs/" + i0,
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/2/required",
											keyword: "required",
											params: { missingProperty: "kind" },
											message: "must have required property 'kind'"
										};
										if (vErrors === null) vErrors = [err63];
										else vErrors.push(err63);
										errors++;
									}
									if (data4.kind !== void 0) {
										let data20 = data4.kind;
										if (typeof data20 !== "string") {
											const err64 = {
												instancePath: instancePath + "/needs/" + i0 + "/kind",
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/2/properties/kind/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err64];
											else vErrors.push(err64);
											errors++;
										}
										if ("status" !== data20) {
											const err65 = {
												instancePath: instancePath + "/needs/" + i0 + "/kind",
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/2/properties/kind/const",
												keyword: "const",
												params: { allowedValue: "status" },
												message: "must be equal to constant"
											};
											if (vErrors === null) vErrors = [err65];
											else vErrors.push(err65);
											errors++;
										}
									}
								} else {
									const err66 = {
										instancePath: instancePath + "/needs/" + i0,
										schemaPath: "#/anyOf/1/properties/needs/items/anyOf/2/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
								var _valid1 = _errs55 === errors;
								valid5 = valid5 || _valid1;
								if (!valid5) {
									const _errs59 = errors;
									if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
										if (data4.kind === void 0) {
											const err67 = {
												instancePath: instancePath + "/needs/" + i0,
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/3/required",
												keyword: "required",
												params: { missingProperty: "kind" },
												message: "must have required property 'kind'"
											};
											if (vErrors === null) vErrors = [err67];
											else vErrors.push(err67);
											errors++;
										}
										if (data4.hours === void 0) {
											const err68 = {
												instancePath: instancePath + "/needs/" + i0,
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/3/required",
												keyword: "required",
												params: { missingProperty: "hours" },
												message: "must have required property 'hours'"
											};
											if (vErrors === null) vErrors = [err68];
											else vErrors.push(err68);
											errors++;
										}
										if (data4.kind !== void 0) {
											let data21 = data4.kind;
											if (typeof data21 !== "string") {
												const err69 = {
													instancePath: instancePath + "/needs/" + i0 + "/kind",
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/3/properties/kind/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err69];
												else vErrors.push(err69);
												errors++;
											}
											if ("online" !== data21) {
												const err70 = {
													instancePath: instancePath + "/needs/" + i0 + "/kind",
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/3/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "online" },
													message: "must be equal to constant"
												};
												if (vErrors === null) vErrors = [err70];
												else vErrors.push(err70);
												errors++;
											}
										}
										if (data4.hours !== void 0) {
											let data22 = data4.hours;
											if (typeof data22 == "number") {
												if (data22 > 864e13 || isNaN(data22)) {
													const err71 = {
														instancePath: instancePath + "/needs/" + i0 + "/hours",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/3/properties/hours/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 864e13
														},
														message: "must be <= 8640000000000000"
													};
													if (vErrors === null) vErrors = [err71];
													else vErrors.push(err71);
													errors++;
												}
												if (data22 < 0 || isNaN(data22)) {
													const err72 = {
														instancePath: instancePath + "/needs/" + i0 + "/hours",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/3/properties/hours/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													};
													if (vErrors === null) vErrors = [err72];
													else vErrors.push(err72);
													errors++;
												}
											} else {
												const err73 = {
													instancePath: instancePath + "/needs/" + i0 + "/hours",
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/3/properties/hours/type",
													keyword: "type",
													params: { type: "number" },
													message: "must be number"
												};
												if (vErrors === null) vErrors = [err73];
												else vErrors.push(err73);
												errors++;
											}
										}
									} else {
										const err74 = {
											instancePath: instancePath + "/needs/" + i0,
											schemaPath: "#/anyOf/1/properties/needs/items/anyOf/3/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err74];
										else vErrors.push(err74);
										errors++;
									}
									var _valid1 = _errs59 === errors;
									valid5 = valid5 || _valid1;
									if (!valid5) {
										const _errs65 = errors;
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											if (data4.kind === void 0) {
												const err75 = {
													instancePath: instancePath + "/needs/" + i0,
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/required",
													keyword: "required",
													params: { missingProperty: "kind" },
													message: "must have required property 'kind'"
												};
												if (vErrors === null) vErrors = [err75];
												else vErrors.push(err75);
												errors++;
											}
											if (data4.limit === void 0) {
												const err76 = {
													instancePath: instancePath + "/needs/" + i0,
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/required",
													keyword: "required",
													params: { missingProperty: "limit" },
													message: "must have required property 'limit'"
												};
												if (vErrors === null) vErrors = [err76];
												else vErrors.push(err76);
												errors++;
											}
											if (data4.kind !== void 0) {
												let data23 = data4.kind;
												if (typeof data23 !== "string") {
													const err77 = {
														instancePath: instancePath + "/needs/" + i0 + "/kind",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/properties/kind/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err77];
													else vErrors.push(err77);
													errors++;
												}
												if ("alerts" !== data23) {
													const err78 = {
														instancePath: instancePath + "/needs/" + i0 + "/kind",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/properties/kind/const",
														keyword: "const",
														params: { allowedValue: "alerts" },
														message: "must be equal to constant"
													};
													if (vErrors === null) vErrors = [err78];
													else vErrors.push(err78);
													errors++;
												}
											}
											if (data4.limit !== void 0) {
												let data24 = data4.limit;
												if (typeof data24 == "number") {
													if (data24 > 864e13 || isNaN(data24)) {
														const err79 = {
															instancePath: instancePath + "/needs/" + i0 + "/limit",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/properties/limit/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 864e13
															},
															message: "must be <= 8640000000000000"
														};
														if (vErrors === null) vErrors = [err79];
														else vErrors.push(err79);
														errors++;
													}
													if (data24 < 0 || isNaN(data24)) {
														const err80 = {
															instancePath: instancePath + "/needs/" + i0 + "/limit",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/properties/limit/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															},
															message: "must be >= 0"
														};
														if (vErrors === null) vErrors = [err80];
														else vErrors.push(err80);
														errors++;
													}
												} else {
													const err81 = {
														instancePath: instancePath + "/needs/" + i0 + "/limit",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/properties/limit/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err81];
													else vErrors.push(err81);
													errors++;
												}
											}
											if (data4.page !== void 0) {
												let data25 = data4.page;
												if (typeof data25 == "number") {
													if (data25 > 864e13 || isNaN(data25)) {
														const err82 = {
															instancePath: instancePath + "/needs/" + i0 + "/page",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/properties/page/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 864e13
															},
															message: "must be <= 8640000000000000"
														};
														if (vErrors === null) vErrors = [err82];
														else vErrors.push(err82);
														errors++;
													}
													if (data25 < 0 || isNaN(data25)) {
														const err83 = {
															instancePath: instancePath + "/needs/" + i0 + "/page",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/properties/page/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															},
															message: "must be >= 0"
														};
														if (vErrors === null) vErrors = [err83];
														else vErrors.push(err83);
														errors++;
													}
												} else {
													const err84 = {
														instancePath: instancePath + "/needs/" + i0 + "/page",
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/properties/page/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err84];
													else vErrors.push(err84);
													errors++;
												}
											}
										} else {
											const err85 = {
												instancePath: instancePath + "/needs/" + i0,
												schemaPath: "#/anyOf/1/properties/needs/items/anyOf/4/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err85];
											else vErrors.push(err85);
											errors++;
										}
										var _valid1 = _errs65 === errors;
										valid5 = valid5 || _valid1;
										if (!valid5) {
											const _errs73 = errors;
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												if (data4.kind === void 0) {
													const err86 = {
														instancePath: instancePath + "/needs/" + i0,
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/required",
														keyword: "required",
														params: { missingProperty: "kind" },
														message: "must have required property 'kind'"
													};
													if (vErrors === null) vErrors = [err86];
													else vErrors.push(err86);
													errors++;
												}
												if (data4.nodeIds === void 0) {
													const err87 = {
														instancePath: instancePath + "/needs/" + i0,
														schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/required",
														keyword: "required",
														params: { missingProperty: "nodeIds" },
														message: "must have required property 'nodeIds'"
													};
													if (vErrors === null) vErrors = [err87];
													else vErrors.push(err87);
													errors++;
												}
												if (data4.kind !== void 0) {
													let data26 = data4.kind;
													if (typeof data26 !== "string") {
														const err88 = {
															instancePath: instancePath + "/needs/" + i0 + "/kind",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/properties/kind/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err88];
														else vErrors.push(err88);
														errors++;
													}
													if ("profiles" !== data26) {
														const err89 = {
															instancePath: instancePath + "/needs/" + i0 + "/kind",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/properties/kind/const",
															keyword: "const",
															params: { allowedValue: "profiles" },
															message: "must be equal to constant"
														};
														if (vErrors === null) vErrors = [err89];
														else vErrors.push(err89);
														errors++;
													}
												}
												if (data4.nodeIds !== void 0) {
													let data27 = data4.nodeIds;
													if (Array.isArray(data27)) {
														if (data27.length > 500) {
															const err90 = {
																instancePath: instancePath + "/needs/" + i0 + "/nodeIds",
																schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/properties/nodeIds/maxItems",
																keyword: "maxItems",
																params: { limit: 500 },
																message: "must NOT have more than 500 items"
															};
															if (vErrors === null) vErrors = [err90];
															else vErrors.push(err90);
															errors++;
														}
														const len4 = data27.length;
														for (let i4 = 0; i4 < len4; i4++) {
															let data28 = data27[i4];
															if (typeof data28 === "string") {
																if (func2(data28) > 300) {
																	const err91 = {
																		instancePath: instancePath + "/needs/" + i0 + "/nodeIds/" + i4,
																		schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/properties/nodeIds/items/maxLength",
																		keyword: "maxLength",
																		params: { limit: 300 },
																		message: "must NOT have more than 300 characters"
																	};
																	if (vErrors === null) vErrors = [err91];
																	else vErrors.push(err91);
																	errors++;
																}
																if (!pattern0.test(data28)) {
																	const err92 = {
																		instancePath: instancePath + "/needs/" + i0 + "/nodeIds/" + i4,
																		schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/properties/nodeIds/items/pattern",
																		keyword: "pattern",
																		params: { pattern: "^[^\\u0000-\\u001f]*$" },
																		message: "must match pattern \"^[^\\u0000-\\u001f]*$\""
																	};
																	if (vErrors === null) vErrors = [err92];
																	else vErrors.push(err92);
																	errors++;
																}
															} else {
																const err93 = {
																	instancePath: instancePath + "/needs/" + i0 + "/nodeIds/" + i4,
																	schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/properties/nodeIds/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																};
																if (vErrors === null) vErrors = [err93];
																else vErrors.push(err93);
																errors++;
															}
														}
													} else {
														const err94 = {
															instancePath: instancePath + "/needs/" + i0 + "/nodeIds",
															schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/properties/nodeIds/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														};
														if (vErrors === null) vErrors = [err94];
														else vErrors.push(err94);
														errors++;
													}
												}
											} else {
												const err95 = {
													instancePath: instancePath + "/needs/" + i0,
													schemaPath: "#/anyOf/1/properties/needs/items/anyOf/5/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err95];
												else vErrors.push(err95);
												errors++;
											}
											var _valid1 = _errs73 === errors;
											valid5 = valid5 || _valid1;
										}
									}
								}
							}
						}
						if (!valid5) {
							const err96 = {
								instancePath: instancePath + "/needs/" + i0,
								schemaPath: "#/anyOf/1/properties/needs/items/anyOf",
								keyword: "anyOf",
								params: {},
								message: "must match a schema in anyOf"
							};
							if (vErrors === null) vErrors = [err96];
							else vErrors.push(err96);
							errors++;
						} else {
							errors = _errs14;
							if (vErrors !== null) {
								if (_errs14) vErrors.length = _errs14;
								else vErrors = null;
							}
						}
					}
				} else {
					const err97 = {
						instancePath: instancePath + "/needs",
						schemaPath: "#/anyOf/1/properties/needs/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err97];
					else vErrors.push(err97);
					errors++;
				}
			}
			if (data.range !== void 0) {
				let data29 = data.range;
				if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
					if (data29.from === void 0) {
						const err98 = {
							instancePath: instancePath + "/range",
							schemaPath: "#/anyOf/1/properties/range/required",
							keyword: "required",
							params: { missingProperty: "from" },
							message: "must have required property 'from'"
						};
						if (vErrors === null) vErrors = [err98];
						else vErrors.push(err98);
						errors++;
					}
					if (data29.to === void 0) {
						const err99 = {
							instancePath: instancePath + "/range",
							schemaPath: "#/anyOf/1/properties/range/required",
							keyword: "required",
							params: { missingProperty: "to" },
							message: "must have required property 'to'"
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
					for (const key0 in data29) if (!(key0 === "from" || key0 === "to")) {
						const err100 = {
							instancePath: instancePath + "/range",
							schemaPath: "#/anyOf/1/properties/range/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key0 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err100];
						else vErrors.push(err100);
						errors++;
					}
					if (data29.from !== void 0) {
						let data30 = data29.from;
						if (typeof data30 == "number") {
							if (data30 > 864e13 || isNaN(data30)) {
								const err101 = {
									instancePath: instancePath + "/range/from",
									schemaPath: "#/anyOf/1/properties/range/properties/from/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 864e13
									},
									message: "must be <= 8640000000000000"
								};
								if (vErrors === null) vErrors = [err101];
								else vErrors.push(err101);
								errors++;
							}
							if (data30 < -864e13 || isNaN(data30)) {
								const err102 = {
									instancePath: instancePath + "/range/from",
									schemaPath: "#/anyOf/1/properties/range/properties/from/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -864e13
									},
									message: "must be >= -8640000000000000"
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
								errors++;
							}
						} else {
							const err103 = {
								instancePath: instancePath + "/range/from",
								schemaPath: "#/anyOf/1/properties/range/properties/from/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err103];
							else vErrors.push(err103);
							errors++;
						}
					}
					if (data29.to !== void 0) {
						let data31 = data29.to;
						if (typeof data31 == "number") {
							if (data31 > 864e13 || isNaN(data31)) {
								const err104 = {
									instancePath: instancePath + "/range/to",
									schemaPath: "#/anyOf/1/properties/range/properties/to/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 864e13
									},
									message: "must be <= 8640000000000000"
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							}
							if (data31 < -864e13 || isNaN(data31)) {
								const err105 = {
									instancePath: instancePath + "/range/to",
									schemaPath: "#/anyOf/1/properties/range/properties/to/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -864e13
									},
									message: "must be >= -8640000000000000"
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
						} else {
							const err106 = {
								instancePath: instancePath + "/range/to",
								schemaPath: "#/anyOf/1/properties/range/properties/to/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err106];
							else vErrors.push(err106);
							errors++;
						}
					}
				} else {
					const err107 = {
						instancePath: instancePath + "/range",
						schemaPath: "#/anyOf/1/properties/range/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err107];
					else vErrors.push(err107);
					errors++;
				}
			}
			if (data.isLive !== void 0) {
				if (typeof data.isLive !== "boolean") {
					const err108 = {
						instancePath: instancePath + "/isLive",
						schemaPath: "#/anyOf/1/properties/isLive/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err108];
					else vErrors.push(err108);
					errors++;
				}
			}
			if (data.width !== void 0) {
				let data33 = data.width;
				if (typeof data33 == "number") {
					if (data33 > 2e4 || isNaN(data33)) {
						const err109 = {
							instancePath: instancePath + "/width",
							schemaPath: "#/anyOf/1/properties/width/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 2e4
							},
							message: "must be <= 20000"
						};
						if (vErrors === null) vErrors = [err109];
						else vErrors.push(err109);
						errors++;
					}
					if (data33 < 1 || isNaN(data33)) {
						const err110 = {
							instancePath: instancePath + "/width",
							schemaPath: "#/anyOf/1/properties/width/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err110];
						else vErrors.push(err110);
						errors++;
					}
				} else {
					const err111 = {
						instancePath: instancePath + "/width",
						schemaPath: "#/anyOf/1/properties/width/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err111];
					else vErrors.push(err111);
					errors++;
				}
			}
		} else {
			const err112 = {
				instancePath,
				schemaPath: "#/anyOf/1/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err112];
			else vErrors.push(err112);
			errors++;
		}
		var _valid0 = _errs5 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs92 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.kind === void 0) {
					const err113 = {
						instancePath,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "kind" },
						message: "must have required property 'kind'"
					};
					if (vErrors === null) vErrors = [err113];
					else vErrors.push(err113);
					errors++;
				}
				if (data.subscription === void 0) {
					const err114 = {
						instancePath,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "subscription" },
						message: "must have required property 'subscription'"
					};
					if (vErrors === null) vErrors = [err114];
					else vErrors.push(err114);
					errors++;
				}
				if (data.kind !== void 0) {
					let data34 = data.kind;
					if (typeof data34 !== "string") {
						const err115 = {
							instancePath: instancePath + "/kind",
							schemaPath: "#/anyOf/2/properties/kind/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err115];
						else vErrors.push(err115);
						errors++;
					}
					if ("unsubscribe" !== data34) {
						const err116 = {
							instancePath: instancePath + "/kind",
							schemaPath: "#/anyOf/2/properties/kind/const",
							keyword: "const",
							params: { allowedValue: "unsubscribe" },
							message: "must be equal to constant"
						};
						if (vErrors === null) vErrors = [err116];
						else vErrors.push(err116);
						errors++;
					}
				}
				if (data.subscription !== void 0) {
					let data35 = data.subscription;
					if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35))) {
						const err117 = {
							instancePath: instancePath + "/subscription",
							schemaPath: "#/anyOf/2/properties/subscription/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err117];
						else vErrors.push(err117);
						errors++;
					}
					if (typeof data35 == "number") {
						if (data35 < 0 || isNaN(data35)) {
							const err118 = {
								instancePath: instancePath + "/subscription",
								schemaPath: "#/anyOf/2/properties/subscription/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err118];
							else vErrors.push(err118);
							errors++;
						}
					}
				}
			} else {
				const err119 = {
					instancePath,
					schemaPath: "#/anyOf/2/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err119];
				else vErrors.push(err119);
				errors++;
			}
			var _valid0 = _errs92 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs98 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						const err120 = {
							instancePath,
							schemaPath: "#/anyOf/3/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							message: "must have required property 'kind'"
						};
						if (vErrors === null) vErrors = [err120];
						else vErrors.push(err120);
						errors++;
					}
					if (data.subscription === void 0) {
						const err121 = {
							instancePath,
							schemaPath: "#/anyOf/3/required",
							keyword: "required",
							params: { missingProperty: "subscription" },
							message: "must have required property 'subscription'"
						};
						if (vErrors === null) vErrors = [err121];
						else vErrors.push(err121);
						errors++;
					}
					if (data.kind !== void 0) {
						let data36 = data.kind;
						if (typeof data36 !== "string") {
							const err122 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/anyOf/3/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err122];
							else vErrors.push(err122);
							errors++;
						}
						if ("retry" !== data36) {
							const err123 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/anyOf/3/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "retry" },
								message: "must be equal to constant"
							};
							if (vErrors === null) vErrors = [err123];
							else vErrors.push(err123);
							errors++;
						}
					}
					if (data.subscription !== void 0) {
						let data37 = data.subscription;
						if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37))) {
							const err124 = {
								instancePath: instancePath + "/subscription",
								schemaPath: "#/anyOf/3/properties/subscription/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err124];
							else vErrors.push(err124);
							errors++;
						}
						if (typeof data37 == "number") {
							if (data37 < 0 || isNaN(data37)) {
								const err125 = {
									instancePath: instancePath + "/subscription",
									schemaPath: "#/anyOf/3/properties/subscription/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err125];
								else vErrors.push(err125);
								errors++;
							}
						}
					}
				} else {
					const err126 = {
						instancePath,
						schemaPath: "#/anyOf/3/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err126];
					else vErrors.push(err126);
					errors++;
				}
				var _valid0 = _errs98 === errors;
				valid0 = valid0 || _valid0;
				if (!valid0) {
					const _errs104 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.kind === void 0) {
							const err127 = {
								instancePath,
								schemaPath: "#/anyOf/4/required",
								keyword: "required",
								params: { missingProperty: "kind" },
								message: "must have required property 'kind'"
							};
							if (vErrors === null) vErrors = [err127];
							else vErrors.push(err127);
							errors++;
						}
						if (data.action === void 0) {
							const err128 = {
								instancePath,
								schemaPath: "#/anyOf/4/required",
								keyword: "required",
								params: { missingProperty: "action" },
								message: "must have required property 'action'"
							};
							if (vErrors === null) vErrors = [err128];
							else vErrors.push(err128);
							errors++;
						}
						if (data.kind !== void 0) {
							let data38 = data.kind;
							if (typeof data38 !== "string") {
								const err129 = {
									instancePath: instancePath + "/kind",
									schemaPath: "#/anyOf/4/properties/kind/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err129];
								else vErrors.push(err129);
								errors++;
							}
							if ("act" !== data38) {
								const err130 = {
									instancePath: instancePath + "/kind",
									schemaPath: "#/anyOf/4/properties/kind/const",
									keyword: "const",
									params: { allowedValue: "act" },
									message: "must be equal to constant"
								};
								if (vErrors === null) vErrors = [err130];
								else vErrors.push(err130);
								errors++;
							}
						}
						if (data.action !== void 0) {
							let data39 = data.action;
							const _errs109 = errors;
							let valid27 = false;
							const _errs110 = errors;
							if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
								if (data39.name === void 0) {
									const err131 = {
										instancePath: instancePath + "/action",
										schemaPath: "#/anyOf/4/properties/action/anyOf/0/required",
										keyword: "required",
										params: { missingProperty: "name" },
										message: "must have required property 'name'"
									};
									if (vErrors === null) vErrors = [err131];
									else vErrors.push(err131);
									errors++;
								}
								if (data39.path === void 0) {
									const err132 = {
										instancePath: instancePath + "/action",
										schemaPath: "#/anyOf/4/properties/action/anyOf/0/required",
										keyword: "required",
										params: { missingProperty: "path" },
										message: "must have required property 'path'"
									};
									if (vErrors === null) vErrors = [err132];
									else vErrors.push(err132);
									errors++;
								}
								if (data39.replace === void 0) {
									const err133 = {
										instancePath: instancePath + "/action",
										schemaPath: "#/anyOf/4/properties/action/anyOf/0/required",
										keyword: "required",
										params: { missingProperty: "replace" },
										message: "must have required property 'replace'"
									};
									if (vErrors === null) vErrors = [err133];
									else vErrors.push(err133);
									errors++;
								}
								if (data39.name !== void 0) {
									let data40 = data39.name;
									if (typeof data40 !== "string") {
										const err134 = {
											instancePath: instancePath + "/action/name",
											schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/name/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err134];
										else vErrors.push(err134);
										errors++;
									}
									if ("navigate" !== data40) {
										const err135 = {
											instancePath: instancePath + "/action/name",
											schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/name/const",
											keyword: "const",
											params: { allowedValue: "navigate" },
											message: "must be equal to constant"
										};
										if (vErrors === null) vErrors = [err135];
										else vErrors.push(err135);
										errors++;
									}
								}
								if (data39.path !== void 0) {
									let data41 = data39.path;
									if (typeof data41 === "string") {
										if (func2(data41) > 2e3) {
											const err136 = {
												instancePath: instancePath + "/action/path",
												schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/path/maxLength",
												keyword: "maxLength",
												params: { limit: 2e3 },
												message: "must NOT have more than 2000 characters"
											};
											if (vErrors === null) vErrors = [err136];
											else vErrors.push(err136);
											errors++;
										}
										if (!pattern3.test(data41)) {
											const err137 = {
												instancePath: instancePath + "/action/path",
												schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/path/pattern",
												keyword: "pattern",
												params: { pattern: "^/[^/\\\\]" },
												message: "must match pattern \"^/[^/\\\\]\""
											};
											if (vErrors === null) vErrors = [err137];
											else vErrors.push(err137);
											errors++;
										}
									} else {
										const err138 = {
											instancePath: instancePath + "/action/path",
											schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/path/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err138];
										else vErrors.push(err138);
										errors++;
									}
								}
								if (data39.replace !== void 0) {
									if (typeof data39.replace !== "boolean") {
										const err139 = {
											instancePath: instancePath + "/action/replace",
											schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/replace/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										};
										if (vErrors === null) vErrors = [err139];
										else vErrors.push(err139);
										errors++;
									}
								}
							} else {
								const err140 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/anyOf/4/properties/action/anyOf/0/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err140];
								else vErrors.push(err140);
								errors++;
							}
							var _valid3 = _errs110 === errors;
							valid27 = valid27 || _valid3;
							if (!valid27) {
								const _errs118 = errors;
								if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
									if (data39.name === void 0) {
										const err141 = {
											instancePath: instancePath + "/action",
											schemaPath: "#/anyOf/4/properties/action/anyOf/1/required",
											keyword: "required",
											params: { missingProperty: "name" },
											message: "must have required property 'name'"
										};
										if (vErrors === null) vErrors = [err141];
										else vErrors.push(err141);
										errors++;
									}
									if (data39.range === void 0) {
										const err142 = {
											instancePath: instancePath + "/action",
											schemaPath: "#/anyOf/4/properties/action/anyOf/1/required",
											keyword: "required",
											params: { missingProperty: "range" },
											message: "must have required property 'range'"
										};
										if (vErrors === null) vErrors = [err142];
										else vErrors.push(err142);
										errors++;
									}
									if (data39.name !== void 0) {
										let data43 = data39.name;
										if (typeof data43 !== "string") {
											const err143 = {
												instancePath: instancePath + "/action/name",
												schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/name/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err143];
											else vErrors.push(err143);
											errors++;
										}
										if ("set-range" !== data43) {
											const err144 = {
												instancePath: instancePath + "/action/name",
												schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/name/const",
												keyword: "const",
												params: { allowedValue: "set-range" },
												message: "must be equal to constant"
											};
											if (vErrors === null) vErrors = [err144];
											else vErrors.push(err144);
											errors++;
										}
									}
									if (data39.range !== void 0) {
										let data44 = data39.range;
										if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
											if (data44.from === void 0) {
												const err145 = {
													instancePath: instancePath + "/action/range",
													schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/required",
													keyword: "required",
													params: { missingProperty: "from" },
													message: "must have required property 'from'"
												};
												if (vErrors === null) vErrors = [err145];
												else vErrors.push(err145);
												errors++;
											}
											if (data44.to === void 0) {
												const err146 = {
													instancePath: instancePath + "/action/range",
													schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/required",
													keyword: "required",
													params: { missingProperty: "to" },
													message: "must have required property 'to'"
												};
												if (vErrors === null) vErrors = [err146];
												else vErrors.push(err146);
												errors++;
											}
											for (const key1 in data44) if (!(key1 === "from" || key1 === "to")) {
												const err147 = {
													instancePath: instancePath + "/action/range",
													schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key1 },
													message: "must NOT have additional properties"
												};
												if (vErrors === null) vErrors = [err147];
												else vErrors.push(err147);
												errors++;
											}
											if (data44.from !== void 0) {
												let data45 = data44.from;
												if (typeof data45 == "number") {
													if (data45 > 864e13 || isNaN(data45)) {
														const err148 = {
															instancePath: instancePath + "/action/range/from",
															schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/properties/from/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 864e13
															},
															message: "must be <= 8640000000000000"
														};
														if (vErrors === null) vErrors = [err148];
														else vErrors.push(err148);
														errors++;
													}
													if (data45 < -864e13 || isNaN(data45)) {
														const err149 = {
															instancePath: instancePath + "/action/range/from",
															schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/properties/from/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: -864e13
															},
															message: "must be >= -8640000000000000"
														};
														if (vErrors === null) vErrors = [err149];
														else vErrors.push(err149);
														errors++;
													}
												} else {
													const err150 = {
														instancePath: instancePath + "/action/range/from",
														schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/properties/from/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err150];
													else vErrors.push(err150);
													errors++;
												}
											}
											if (data44.to !== void 0) {
												let data46 = data44.to;
												if (typeof data46 == "number") {
													if (data46 > 864e13 || isNaN(data46)) {
														const err151 = {
															instancePath: instancePath + "/action/range/to",
															schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/properties/to/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 864e13
															},
															message: "must be <= 8640000000000000"
														};
														if (vErrors === null) vErrors = [err151];
														else vErrors.push(err151);
														errors++;
													}
													if (data46 < -864e13 || isNaN(data46)) {
														const err152 = {
															instancePath: instancePath + "/action/range/to",
															schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/properties/to/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: -864e13
															},
															message: "must be >= -8640000000000000"
														};
														if (vErrors === null) vErrors = [err152];
														else vErrors.push(err152);
														errors++;
													}
												} else {
													const err153 = {
														instancePath: instancePath + "/action/range/to",
														schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/properties/to/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err153];
													else vErrors.push(err153);
													errors++;
												}
											}
										} else {
											const err154 = {
												instancePath: instancePath + "/action/range",
												schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err154];
											else vErrors.push(err154);
											errors++;
										}
									}
								} else {
									const err155 = {
										instancePath: instancePath + "/action",
										schemaPath: "#/anyOf/4/properties/action/anyOf/1/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err155];
									else vErrors.push(err155);
									errors++;
								}
								var _valid3 = _errs118 === errors;
								valid27 = valid27 || _valid3;
								if (!valid27) {
									const _errs129 = errors;
									if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
										if (data39.name === void 0) {
											const err156 = {
												instancePath: instancePath + "/action",
												schemaPath: "#/anyOf/4/properties/action/anyOf/2/required",
												keyword: "required",
												params: { missingProperty: "name" },
												message: "must have required property 'name'"
											};
											if (vErrors === null) vErrors = [err156];
											else vErrors.push(err156);
											errors++;
										}
										if (data39.name !== void 0) {
											let data47 = data39.name;
											if (typeof data47 !== "string") {
												const err157 = {
													instancePath: instancePath + "/action/name",
													schemaPath: "#/anyOf/4/properties/action/anyOf/2/properties/name/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err157];
												else vErrors.push(err157);
												errors++;
											}
											if ("reset-range" !== data47) {
												const err158 = {
													instancePath: instancePath + "/action/name",
													schemaPath: "#/anyOf/4/properties/action/anyOf/2/properties/name/const",
													keyword: "const",
													params: { allowedValue: "reset-range" },
													message: "must be equal to constant"
												};
												if (vErrors === null) vErrors = [err158];
												else vErrors.push(err158);
												errors++;
											}
										}
									} else {
										const err159 = {
											instancePath: instancePath + "/action",
											schemaPath: "#/anyOf/4/properties/action/anyOf/2/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err159];
										else vErrors.push(err159);
										errors++;
									}
									var _valid3 = _errs129 === errors;
									valid27 = valid27 || _valid3;
									if (!valid27) {
										const _errs133 = errors;
										if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
											if (data39.name === void 0) {
												const err160 = {
													instancePath: instancePath + "/action",
													schemaPath: "#/anyOf/4/properties/action/anyOf/3/required",
													keyword: "required",
													params: { missingProperty: "name" },
													message: "must have required property 'name'"
												};
												if (vErrors === null) vErrors = [err160];
												else vErrors.push(err160);
												errors++;
											}
											if (data39.timeMs === void 0) {
												const err161 = {
													instancePath: instancePath + "/action",
													schemaPath: "#/anyOf/4/properties/action/anyOf/3/required",
													keyword: "required",
													params: { missingProperty: "timeMs" },
													message: "must have required property 'timeMs'"
												};
												if (vErrors === null) vErrors = [err161];
												else vErrors.push(err161);
												errors++;
											}
											if (data39.name !== void 0) {
												let data48 = data39.name;
												if (typeof data48 !== "string") {
													const err162 = {
														instancePath: instancePath + "/action/name",
														schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err162];
													else vErrors.push(err162);
													errors++;
												}
												if ("hover" !== data48) {
													const err163 = {
														instancePath: instancePath + "/action/name",
														schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/name/const",
														keyword: "const",
														params: { allowedValue: "hover" },
														message: "must be equal to constant"
													};
													if (vErrors === null) vErrors = [err163];
													else vErrors.push(err163);
													errors++;
												}
											}
											if (data39.timeMs !== void 0) {
												let data49 = data39.timeMs;
												const _errs138 = errors;
												let valid33 = false;
												const _errs139 = errors;
												if (typeof data49 == "number") {
													if (data49 > 864e13 || isNaN(data49)) {
														const err164 = {
															instancePath: instancePath + "/action/timeMs",
															schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/timeMs/anyOf/0/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 864e13
															},
															message: "must be <= 8640000000000000"
														};
														if (vErrors === null) vErrors = [err164];
														else vErrors.push(err164);
														errors++;
													}
													if (data49 < -864e13 || isNaN(data49)) {
														const err165 = {
															instancePath: instancePath + "/action/timeMs",
															schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/timeMs/anyOf/0/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: -864e13
															},
															message: "must be >= -8640000000000000"
														};
														if (vErrors === null) vErrors = [err165];
														else vErrors.push(err165);
														errors++;
													}
												} else {
													const err166 = {
														instancePath: instancePath + "/action/timeMs",
														schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/timeMs/anyOf/0/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err166];
													else vErrors.push(err166);
													errors++;
												}
												var _valid4 = _errs139 === errors;
												valid33 = valid33 || _valid4;
												if (!valid33) {
													const _errs141 = errors;
													if (data49 !== null) {
														const err167 = {
															instancePath: instancePath + "/action/timeMs",
															schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/timeMs/anyOf/1/type",
															keyword: "type",
															params: { type: "null" },
															message: "must be null"
														};
														if (vErrors === null) vErrors = [err167];
														else vErrors.push(err167);
														errors++;
													}
													var _valid4 = _errs141 === errors;
													valid33 = valid33 || _valid4;
												}
												if (!valid33) {
													const err168 = {
														instancePath: instancePath + "/action/timeMs",
														schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/timeMs/anyOf",
														keyword: "anyOf",
														params: {},
														message: "must match a schema in anyOf"
													};
													if (vErrors === null) vErrors = [err168];
													else vErrors.push(err168);
													errors++;
												} else {
													errors = _errs138;
													if (vErrors !== null) {
														if (_errs138) vErrors.length = _errs138;
														else vErrors = null;
													}
												}
											}
										} else {
											const err169 = {
												instancePath: instancePath + "/action",
												schemaPath: "#/anyOf/4/properties/action/anyOf/3/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err169];
											else vErrors.push(err169);
											errors++;
										}
										var _valid3 = _errs133 === errors;
										valid27 = valid27 || _valid3;
										if (!valid27) {
											const _errs143 = errors;
											if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
												if (data39.name === void 0) {
													const err170 = {
														instancePath: instancePath + "/action",
														schemaPath: "#/anyOf/4/properties/action/anyOf/4/required",
														keyword: "required",
														params: { missingProperty: "name" },
														message: "must have required property 'name'"
													};
													if (vErrors === null) vErrors = [err170];
													else vErrors.push(err170);
													errors++;
												}
												if (data39.key === void 0) {
													const err171 = {
														instancePath: instancePath + "/action",
														schemaPath: "#/anyOf/4/properties/action/anyOf/4/required",
														keyword: "required",
														params: { missingProperty: "key" },
														message: "must have required property 'key'"
													};
													if (vErrors === null) vErrors = [err171];
													else vErrors.push(err171);
													errors++;
												}
												if (data39.value === void 0) {
													const err172 = {
														instancePath: instancePath + "/action",
														schemaPath: "#/anyOf/4/properties/action/anyOf/4/required",
														keyword: "required",
														params: { missingProperty: "value" },
														message: "must have required property 'value'"
													};
													if (vErrors === null) vErrors = [err172];
													else vErrors.push(err172);
													errors++;
												}
												if (data39.name !== void 0) {
													let data50 = data39.name;
													if (typeof data50 !== "string") {
														const err173 = {
															instancePath: instancePath + "/action/name",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/name/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err173];
														else vErrors.push(err173);
														errors++;
													}
													if ("keep" !== data50) {
														const err174 = {
															instancePath: instancePath + "/action/name",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/name/const",
															keyword: "const",
															params: { allowedValue: "keep" },
															message: "must be equal to constant"
														};
														if (vErrors === null) vErrors = [err174];
														else vErrors.push(err174);
														errors++;
													}
												}
												if (data39.key !== void 0) {
													let data51 = data39.key;
													if (typeof data51 === "string") {
														if (func2(data51) > 100) {
															const err175 = {
																instancePath: instancePath + "/action/key",
																schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/key/maxLength",
																keyword: "maxLength",
																params: { limit: 100 },
																message: "must NOT have more than 100 characters"
															};
															if (vErrors === null) vErrors = [err175];
															else vErrors.push(err175);
															errors++;
														}
														if (func2(data51) < 1) {
															const err176 = {
																instancePath: instancePath + "/action/key",
																schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/key/minLength",
																keyword: "minLength",
																params: { limit: 1 },
																message: "must NOT have fewer than 1 characters"
															};
															if (vErrors === null) vErrors = [err176];
															else vErrors.push(err176);
															errors++;
														}
													} else {
														const err177 = {
															instancePath: instancePath + "/action/key",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/key/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err177];
														else vErrors.push(err177);
														errors++;
													}
												}
												if (data39.value !== void 0) {
													let data52 = data39.value;
													const _errs150 = errors;
													let valid35 = false;
													const _errs151 = errors;
													if (typeof data52 === "string") {
														if (func2(data52) > 1e4) {
															const err178 = {
																instancePath: instancePath + "/action/value",
																schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/value/anyOf/0/maxLength",
																keyword: "maxLength",
																params: { limit: 1e4 },
																message: "must NOT have more than 10000 characters"
															};
															if (vErrors === null) vErrors = [err178];
															else vErrors.push(err178);
															errors++;
														}
													} else {
														const err179 = {
															instancePath: instancePath + "/action/value",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/value/anyOf/0/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err179];
														else vErrors.push(err179);
														errors++;
													}
													var _valid5 = _errs151 === errors;
													valid35 = valid35 || _valid5;
													if (!valid35) {
														const _errs153 = errors;
														if (data52 !== null) {
															const err180 = {
																instancePath: instancePath + "/action/value",
																schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/value/anyOf/1/type",
																keyword: "type",
																params: { type: "null" },
																message: "must be null"
															};
															if (vErrors === null) vErrors = [err180];
															else vErrors.push(err180);
															errors++;
														}
														var _valid5 = _errs153 === errors;
														valid35 = valid35 || _valid5;
													}
													if (!valid35) {
														const err181 = {
															instancePath: instancePath + "/action/value",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/value/anyOf",
															keyword: "anyOf",
															params: {},
															message: "must match a schema in anyOf"
														};
														if (vErrors === null) vErrors = [err181];
														else vErrors.push(err181);
														errors++;
													} else {
														errors = _errs150;
														if (vErrors !== null) {
															if (_errs150) vErrors.length = _errs150;
															else vErrors = null;
														}
													}
												}
											} else {
												const err182 = {
													instancePath: instancePath + "/action",
													schemaPath: "#/anyOf/4/properties/action/anyOf/4/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err182];
												else vErrors.push(err182);
												errors++;
											}
											var _valid3 = _errs143 === errors;
											valid27 = valid27 || _valid3;
											if (!valid27) {
												const _errs155 = errors;
												if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
													if (data39.name === void 0) {
														const err183 = {
															instancePath: instancePath + "/action",
															schemaPath: "#/anyOf/4/properties/action/anyOf/5/required",
															keyword: "required",
															params: { missingProperty: "name" },
															message: "must have required property 'name'"
														};
														if (vErrors === null) vErrors = [err183];
														else vErrors.push(err183);
														errors++;
													}
													if (data39.payload === void 0) {
														const err184 = {
															instancePath: instancePath + "/action",
															schemaPath: "#/anyOf/4/properties/action/anyOf/5/required",
															keyword: "required",
															params: { missingProperty: "payload" },
															message: "must have required property 'payload'"
														};
														if (vErrors === null) vErrors = [err184];
														else vErrors.push(err184);
														errors++;
													}
													if (data39.name !== void 0) {
														let data53 = data39.name;
														if (typeof data53 !== "string") {
															const err185 = {
																instancePath: instancePath + "/action/name",
																schemaPath: "#/anyOf/4/properties/action/anyOf/5/properties/name/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err185];
															else vErrors.push(err185);
															errors++;
														}
														if ("save" !== data53) {
															const err186 = {
																instancePath: instancePath + "/action/name",
																schemaPath: "#/anyOf/4/properties/action/anyOf/5/properties/name/const",
																keyword: "const",
																params: { allowedValue: "save" },
																message: "must be equal to constant"
															};
															if (vErrors === null) vErrors = [err186];
															else vErrors.push(err186);
															errors++;
														}
													}
													if (data39.payload !== void 0) {
														let data54 = data39.payload;
														if (!(data54 && typeof data54 == "object" && !Array.isArray(data54))) {
															const err187 = {
																instancePath: instancePath + "/action/payload",
																schemaPath: "#/anyOf/4/properties/action/anyOf/5/properties/payload/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															};
															if (vErrors === null) vErrors = [err187];
															else vErrors.push(err187);
															errors++;
														}
													}
												} else {
													const err188 = {
														instancePath: instancePath + "/action",
														schemaPath: "#/anyOf/4/properties/action/anyOf/5/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													};
													if (vErrors === null) vErrors = [err188];
													else vErrors.push(err188);
													errors++;
												}
												var _valid3 = _errs155 === errors;
												valid27 = valid27 || _valid3;
												if (!valid27) {
													const _errs161 = errors;
													if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
														if (data39.name === void 0) {
															const err189 = {
																instancePath: instancePath + "/action",
																schemaPath: "#/anyOf/4/properties/action/anyOf/6/required",
																keyword: "required",
																params: { missingProperty: "name" },
																message: "must have required property 'name'"
															};
															if (vErrors === null) vErrors = [err189];
															else vErrors.push(err189);
															errors++;
														}
														if (data39.config === void 0) {
															const err190 = {
																instancePath: instancePath + "/action",
																schemaPath: "#/anyOf/4/properties/action/anyOf/6/required",
																keyword: "required",
																params: { missingProperty: "config" },
																message: "must have required property 'config'"
															};
															if (vErrors === null) vErrors = [err190];
															else vErrors.push(err190);
															errors++;
														}
														if (data39.name !== void 0) {
															let data55 = data39.name;
															if (typeof data55 !== "string") {
																const err191 = {
																	instancePath: instancePath + "/action/name",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/6/properties/name/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																};
																if (vErrors === null) vErrors = [err191];
																else vErrors.push(err191);
																errors++;
															}
															if ("migrated" !== data55) {
																const err192 = {
																	instancePath: instancePath + "/action/name",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/6/properties/name/const",
																	keyword: "const",
																	params: { allowedValue: "migrated" },
																	message: "must be equal to constant"
																};
																if (vErrors === null) vErrors = [err192];
																else vErrors.push(err192);
																errors++;
															}
														}
														if (data39.config !== void 0) {
															let data56 = data39.config;
															if (!(data56 && typeof data56 == "object" && !Array.isArray(data56))) {
																const err193 = {
																	instancePath: instancePath + "/action/config",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/6/properties/config/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																};
																if (vErrors === null) vErrors = [err193];
																else vErrors.push(err193);
																errors++;
															}
														}
													} else {
														const err194 = {
															instancePath: instancePath + "/action",
															schemaPath: "#/anyOf/4/properties/action/anyOf/6/type",
															keyword: "type",
															params: { type: "object" },
															message: "must be object"
														};
														if (vErrors === null) vErrors = [err194];
														else vErrors.push(err194);
														errors++;
													}
													var _valid3 = _errs161 === errors;
													valid27 = valid27 || _valid3;
													if (!valid27) {
														const _errs167 = errors;
														if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
															if (data39.name === void 0) {
																const err195 = {
																	instancePath: instancePath + "/action",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/7/required",
																	keyword: "required",
																	params: { missingProperty: "name" },
																	message: "must have required property 'name'"
																};
																if (vErrors === null) vErrors = [err195];
																else vErrors.push(err195);
																errors++;
															}
															if (data39.step === void 0) {
																const err196 = {
																	instancePath: instancePath + "/action",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/7/required",
																	keyword: "required",
																	params: { missingProperty: "step" },
																	message: "must have required property 'step'"
																};
																if (vErrors === null) vErrors = [err196];
																else vErrors.push(err196);
																errors++;
															}
															if (data39.reason === void 0) {
																const err197 = {
																	instancePath: instancePath + "/action",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/7/required",
																	keyword: "required",
																	params: { missingProperty: "reason" },
																	message: "must have required property 'reason'"
																};
																if (vErrors === null) vErrors = [err197];
																else vErrors.push(err197);
																errors++;
															}
															if (data39.name !== void 0) {
																let data57 = data39.name;
																if (typeof data57 !== "string") {
																	const err198 = {
																		instancePath: instancePath + "/action/name",
																		schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/name/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	if (vErrors === null) vErrors = [err198];
																	else vErrors.push(err198);
																	errors++;
																}
																if ("not-migrated" !== data57) {
																	const err199 = {
																		instancePath: instancePath + "/action/name",
																		schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/name/const",
																		keyword: "const",
																		params: { allowedValue: "not-migrated" },
																		message: "must be equal to constant"
																	};
																	if (vErrors === null) vErrors = [err199];
																	else vErrors.push(err199);
																	errors++;
																}
															}
															if (data39.step !== void 0) {
																let data58 = data39.step;
																if (typeof data58 === "string") {
																	if (func2(data58) > 2e3) {
																		const err200 = {
																			instancePath: instancePath + "/action/step",
																			schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/step/maxLength",
																			keyword: "maxLength",
																			params: { limit: 2e3 },
																			message: "must NOT have more than 2000 characters"
																		};
																		if (vErrors === null) vErrors = [err200];
																		else vErrors.push(err200);
																		errors++;
																	}
																} else {
																	const err201 = {
																		instancePath: instancePath + "/action/step",
																		schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/step/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	if (vErrors === null) vErrors = [err201];
																	else vErrors.push(err201);
																	errors++;
																}
															}
															if (data39.reason !== void 0) {
																let data59 = data39.reason;
																if (typeof data59 === "string") {
																	if (func2(data59) > 2e3) {
																		const err202 = {
																			instancePath: instancePath + "/action/reason",
																			schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/reason/maxLength",
																			keyword: "maxLength",
																			params: { limit: 2e3 },
																			message: "must NOT have more than 2000 characters"
																		};
																		if (vErrors === null) vErrors = [err202];
																		else vErrors.push(err202);
																		errors++;
																	}
																} else {
																	const err203 = {
																		instancePath: instancePath + "/action/reason",
																		schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/reason/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	if (vErrors === null) vErrors = [err203];
																	else vErrors.push(err203);
																	errors++;
																}
															}
														} else {
															const err204 = {
																instancePath: instancePath + "/action",
																schemaPath: "#/anyOf/4/properties/action/anyOf/7/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															};
															if (vErrors === null) vErrors = [err204];
															else vErrors.push(err204);
															errors++;
														}
														var _valid3 = _errs167 === errors;
														valid27 = valid27 || _valid3;
													}
												}
											}
										}
									}
								}
							}
							if (!valid27) {
								const err205 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/anyOf/4/properties/action/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								if (vErrors === null) vErrors = [err205];
								else vErrors.push(err205);
								errors++;
							} else {
								errors = _errs109;
								if (vErrors !== null) {
									if (_errs109) vErrors.length = _errs109;
									else vErrors = null;
								}
							}
						}
					} else {
						const err206 = {
							instancePath,
							schemaPath: "#/anyOf/4/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err206];
						else vErrors.push(err206);
						errors++;
					}
					var _valid0 = _errs104 === errors;
					valid0 = valid0 || _valid0;
					if (!valid0) {
						const _errs175 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.kind === void 0) {
								const err207 = {
									instancePath,
									schemaPath: "#/anyOf/5/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err207];
								else vErrors.push(err207);
								errors++;
							}
							if (data.question === void 0) {
								const err208 = {
									instancePath,
									schemaPath: "#/anyOf/5/required",
									keyword: "required",
									params: { missingProperty: "question" },
									message: "must have required property 'question'"
								};
								if (vErrors === null) vErrors = [err208];
								else vErrors.push(err208);
								errors++;
							}
							if (data.text === void 0) {
								const err209 = {
									instancePath,
									schemaPath: "#/anyOf/5/required",
									keyword: "required",
									params: { missingProperty: "text" },
									message: "must have required property 'text'"
								};
								if (vErrors === null) vErrors = [err209];
								else vErrors.push(err209);
								errors++;
							}
							if (data.kind !== void 0) {
								let data60 = data.kind;
								if (typeof data60 !== "string") {
									const err210 = {
										instancePath: instancePath + "/kind",
										schemaPath: "#/anyOf/5/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err210];
									else vErrors.push(err210);
									errors++;
								}
								if ("summary" !== data60) {
									const err211 = {
										instancePath: instancePath + "/kind",
										schemaPath: "#/anyOf/5/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "summary" },
										message: "must be equal to constant"
									};
									if (vErrors === null) vErrors = [err211];
									else vErrors.push(err211);
									errors++;
								}
							}
							if (data.question !== void 0) {
								let data61 = data.question;
								if (!(typeof data61 == "number" && !(data61 % 1) && !isNaN(data61))) {
									const err212 = {
										instancePath: instancePath + "/question",
										schemaPath: "#/anyOf/5/properties/question/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err212];
									else vErrors.push(err212);
									errors++;
								}
								if (typeof data61 == "number") {
									if (data61 < 0 || isNaN(data61)) {
										const err213 = {
											instancePath: instancePath + "/question",
											schemaPath: "#/anyOf/5/properties/question/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err213];
										else vErrors.push(err213);
										errors++;
									}
								}
							}
							if (data.text !== void 0) {
								let data62 = data.text;
								if (typeof data62 === "string") {
									if (func2(data62) > 2e3) {
										const err214 = {
											instancePath: instancePath + "/text",
											schemaPath: "#/anyOf/5/properties/text/maxLength",
											keyword: "maxLength",
											params: { limit: 2e3 },
											message: "must NOT have more than 2000 characters"
										};
										if (vErrors === null) vErrors = [err214];
										else vErrors.push(err214);
										errors++;
									}
								} else {
									const err215 = {
										instancePath: instancePath + "/text",
										schemaPath: "#/anyOf/5/properties/text/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err215];
									else vErrors.push(err215);
									errors++;
								}
							}
						} else {
							const err216 = {
								instancePath,
								schemaPath: "#/anyOf/5/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err216];
							else vErrors.push(err216);
							errors++;
						}
						var _valid0 = _errs175 === errors;
						valid0 = valid0 || _valid0;
						if (!valid0) {
							const _errs183 = errors;
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.kind === void 0) {
									const err217 = {
										instancePath,
										schemaPath: "#/anyOf/6/required",
										keyword: "required",
										params: { missingProperty: "kind" },
										message: "must have required property 'kind'"
									};
									if (vErrors === null) vErrors = [err217];
									else vErrors.push(err217);
									errors++;
								}
								if (data.turn === void 0) {
									const err218 = {
										instancePath,
										schemaPath: "#/anyOf/6/required",
										keyword: "required",
										params: { missingProperty: "turn" },
										message: "must have required property 'turn'"
									};
									if (vErrors === null) vErrors = [err218];
									else vErrors.push(err218);
									errors++;
								}
								if (data.kind !== void 0) {
									let data63 = data.kind;
									if (typeof data63 !== "string") {
										const err219 = {
											instancePath: instancePath + "/kind",
											schemaPath: "#/anyOf/6/properties/kind/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err219];
										else vErrors.push(err219);
										errors++;
									}
									if ("turn" !== data63) {
										const err220 = {
											instancePath: instancePath + "/kind",
											schemaPath: "#/anyOf/6/properties/kind/const",
											keyword: "const",
											params: { allowedValue: "turn" },
											message: "must be equal to constant"
										};
										if (vErrors === null) vErrors = [err220];
										else vErrors.push(err220);
										errors++;
									}
								}
								if (data.turn !== void 0) {
									let data64 = data.turn;
									if (!(typeof data64 == "number" && !(data64 % 1) && !isNaN(data64))) {
										const err221 = {
											instancePath: instancePath + "/turn",
											schemaPath: "#/anyOf/6/properties/turn/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										};
										if (vErrors === null) vErrors = [err221];
										else vErrors.push(err221);
										errors++;
									}
									if (typeof data64 == "number") {
										if (data64 < 0 || isNaN(data64)) {
											const err222 = {
												instancePath: instancePath + "/turn",
												schemaPath: "#/anyOf/6/properties/turn/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											};
											if (vErrors === null) vErrors = [err222];
											else vErrors.push(err222);
											errors++;
										}
									}
								}
							} else {
								const err223 = {
									instancePath,
									schemaPath: "#/anyOf/6/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err223];
								else vErrors.push(err223);
								errors++;
							}
							var _valid0 = _errs183 === errors;
							valid0 = valid0 || _valid0;
							if (!valid0) {
								const _errs189 = errors;
								if (data && typeof data == "object" && !Array.isArray(data)) {
									if (data.kind === void 0) {
										const err224 = {
											instancePath,
											schemaPath: "#/anyOf/7/required",
											keyword: "required",
											params: { missingProperty: "kind" },
											message: "must have required property 'kind'"
										};
										if (vErrors === null) vErrors = [err224];
										else vErrors.push(err224);
										errors++;
									}
									if (data.where === void 0) {
										const err225 = {
											instancePath,
											schemaPath: "#/anyOf/7/required",
											keyword: "required",
											params: { missingProperty: "where" },
											message: "must have required property 'where'"
										};
										if (vErrors === null) vErrors = [err225];
										else vErrors.push(err225);
										errors++;
									}
									if (data.message === void 0) {
										const err226 = {
											instancePath,
											schemaPath: "#/anyOf/7/required",
											keyword: "required",
											params: { missingProperty: "message" },
											message: "must have required property 'message'"
										};
										if (vErrors === null) vErrors = [err226];
										else vErrors.push(err226);
										errors++;
									}
									if (data.isFatal === void 0) {
										const err227 = {
											instancePath,
											schemaPath: "#/anyOf/7/required",
											keyword: "required",
											params: { missingProperty: "isFatal" },
											message: "must have required property 'isFatal'"
										};
										if (vErrors === null) vErrors = [err227];
										else vErrors.push(err227);
										errors++;
									}
									if (data.kind !== void 0) {
										let data65 = data.kind;
										if (typeof data65 !== "string") {
											const err228 = {
												instancePath: instancePath + "/kind",
												schemaPath: "#/anyOf/7/properties/kind/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err228];
											else vErrors.push(err228);
											errors++;
										}
										if ("failed" !== data65) {
											const err229 = {
												instancePath: instancePath + "/kind",
												schemaPath: "#/anyOf/7/properties/kind/const",
												keyword: "const",
												params: { allowedValue: "failed" },
												message: "must be equal to constant"
											};
											if (vErrors === null) vErrors = [err229];
											else vErrors.push(err229);
											errors++;
										}
									}
									if (data.where !== void 0) {
										let data66 = data.where;
										if (typeof data66 === "string") {
											if (func2(data66) > 30) {
												const err230 = {
													instancePath: instancePath + "/where",
													schemaPath: "#/anyOf/7/properties/where/maxLength",
													keyword: "maxLength",
													params: { limit: 30 },
													message: "must NOT have more than 30 characters"
												};
												if (vErrors === null) vErrors = [err230];
												else vErrors.push(err230);
												errors++;
											}
										} else {
											const err231 = {
												instancePath: instancePath + "/where",
												schemaPath: "#/anyOf/7/properties/where/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err231];
											else vErrors.push(err231);
											errors++;
										}
									}
									if (data.message !== void 0) {
										let data67 = data.message;
										if (typeof data67 === "string") {
											if (func2(data67) > 2e3) {
												const err232 = {
													instancePath: instancePath + "/message",
													schemaPath: "#/anyOf/7/properties/message/maxLength",
													keyword: "maxLength",
													params: { limit: 2e3 },
													message: "must NOT have more than 2000 characters"
												};
												if (vErrors === null) vErrors = [err232];
												else vErrors.push(err232);
												errors++;
											}
										} else {
											const err233 = {
												instancePath: instancePath + "/message",
												schemaPath: "#/anyOf/7/properties/message/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err233];
											else vErrors.push(err233);
											errors++;
										}
									}
									if (data.isFatal !== void 0) {
										if (typeof data.isFatal !== "boolean") {
											const err234 = {
												instancePath: instancePath + "/isFatal",
												schemaPath: "#/anyOf/7/properties/isFatal/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											};
											if (vErrors === null) vErrors = [err234];
											else vErrors.push(err234);
											errors++;
										}
									}
								} else {
									const err235 = {
										instancePath,
										schemaPath: "#/anyOf/7/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err235];
									else vErrors.push(err235);
									errors++;
								}
								var _valid0 = _errs189 === errors;
								valid0 = valid0 || _valid0;
								if (!valid0) {
									const _errs199 = errors;
									if (data && typeof data == "object" && !Array.isArray(data)) {
										if (data.kind === void 0) {
											const err236 = {
												instancePath,
												schemaPath: "#/anyOf/8/required",
												keyword: "required",
												params: { missingProperty: "kind" },
												message: "must have required property 'kind'"
											};
											if (vErrors === null) vErrors = [err236];
											else vErrors.push(err236);
											errors++;
										}
										if (data.kinds === void 0) {
											const err237 = {
												instancePath,
												schemaPath: "#/anyOf/8/required",
												keyword: "required",
												params: { missingProperty: "kinds" },
												message: "must have required property 'kinds'"
											};
											if (vErrors === null) vErrors = [err237];
											else vErrors.push(err237);
											errors++;
										}
										if (data.kind !== void 0) {
											let data69 = data.kind;
											if (typeof data69 !== "string") {
												const err238 = {
													instancePath: instancePath + "/kind",
													schemaPath: "#/anyOf/8/properties/kind/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err238];
												else vErrors.push(err238);
												errors++;
											}
											if ("overreached" !== data69) {
												const err239 = {
													instancePath: instancePath + "/kind",
													schemaPath: "#/anyOf/8/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "overreached" },
													message: "must be equal to constant"
												};
												if (vErrors === null) vErrors = [err239];
												else vErrors.push(err239);
												errors++;
											}
										}
										if (data.kinds !== void 0) {
											let data70 = data.kinds;
											if (Array.isArray(data70)) {
												if (data70.length > 10) {
													const err240 = {
														instancePath: instancePath + "/kinds",
														schemaPath: "#/anyOf/8/properties/kinds/maxItems",
														keyword: "maxItems",
														params: { limit: 10 },
														message: "must NOT have more than 10 items"
													};
													if (vErrors === null) vErrors = [err240];
													else vErrors.push(err240);
													errors++;
												}
												const len5 = data70.length;
												for (let i5 = 0; i5 < len5; i5++) {
													let data71 = data70[i5];
													if (typeof data71 === "string") {
														if (func2(data71) > 30) {
															const err241 = {
																instancePath: instancePath + "/kinds/" + i5,
																schemaPath: "#/anyOf/8/properties/kinds/items/maxLength",
																keyword: "maxLength",
																params: { limit: 30 },
																message: "must NOT have more than 30 characters"
															};
															if (vErrors === null) vErrors = [err241];
															else vErrors.push(err241);
															errors++;
														}
													} else {
														const err242 = {
															instancePath: instancePath + "/kinds/" + i5,
															schemaPath: "#/anyOf/8/properties/kinds/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err242];
														else vErrors.push(err242);
														errors++;
													}
												}
											} else {
												const err243 = {
													instancePath: instancePath + "/kinds",
													schemaPath: "#/anyOf/8/properties/kinds/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err243];
												else vErrors.push(err243);
												errors++;
											}
										}
									} else {
										const err244 = {
											instancePath,
											schemaPath: "#/anyOf/8/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err244];
										else vErrors.push(err244);
										errors++;
									}
									var _valid0 = _errs199 === errors;
									valid0 = valid0 || _valid0;
									if (!valid0) {
										const _errs207 = errors;
										if (data && typeof data == "object" && !Array.isArray(data)) {
											if (data.kind === void 0) {
												const err245 = {
													instancePath,
													schemaPath: "#/anyOf/9/required",
													keyword: "required",
													params: { missingProperty: "kind" },
													message: "must have required property 'kind'"
												};
												if (vErrors === null) vErrors = [err245];
												else vErrors.push(err245);
												errors++;
											}
											if (data.kind !== void 0) {
												let data72 = data.kind;
												if (typeof data72 !== "string") {
													const err246 = {
														instancePath: instancePath + "/kind",
														schemaPath: "#/anyOf/9/properties/kind/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err246];
													else vErrors.push(err246);
													errors++;
												}
												if ("changed" !== data72) {
													const err247 = {
														instancePath: instancePath + "/kind",
														schemaPath: "#/anyOf/9/properties/kind/const",
														keyword: "const",
														params: { allowedValue: "changed" },
														message: "must be equal to constant"
													};
													if (vErrors === null) vErrors = [err247];
													else vErrors.push(err247);
													errors++;
												}
											}
										} else {
											const err248 = {
												instancePath,
												schemaPath: "#/anyOf/9/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err248];
											else vErrors.push(err248);
											errors++;
										}
										var _valid0 = _errs207 === errors;
										valid0 = valid0 || _valid0;
									}
								}
							}
						}
					}
				}
			}
		}
	}
	if (!valid0) {
		const err249 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err249];
		else vErrors.push(err249);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { frameMessage };
